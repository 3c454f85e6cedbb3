import ReversiCore

extension GameSession {
  /// What the session wants done: inert, for the runtime to perform in order.
  public enum Effect: Sendable, Hashable {
    /// Let the computer think, and answer with `thoughtAnswered` or `hintAnswered` and this
    /// identity.
    case startThought(RequestID, Thought)
    /// Stop that thought; an answer that still comes changes nothing.
    case cancelThought(RequestID)
    /// Send `frameElapsed` with this identity after a time.
    case startFrame(RequestID, Duration)
    /// Forget that frame.
    case cancelFrame(RequestID)
    /// Keep the game.
    case save(SavedGame)
  }
}
