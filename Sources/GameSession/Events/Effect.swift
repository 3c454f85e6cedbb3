import ReversiCore

extension GameSession {
  /// What the session wants done: inert, for the runtime to perform in order.
  public enum Effect: Sendable, Hashable {
    /// Let the move source think.
    case startRequest(PlayerRequest)
    /// Stop the thought with this identity; an answer that still comes changes nothing.
    case stopRequest(RequestID)
    /// Let the thought with this identity end at once, with what it has found.
    case hurryRequest(RequestID)
    /// Send an event after a time. At most one is scheduled.
    case schedule(Event, after: Duration)
    /// Forget the event that is scheduled.
    case unschedule
    /// Keep the game.
    case save(SavedGame)
    /// Write the plies that stand to a file of this name.
    case writeTranscript(GameRecord, to: String, isReplacing: Bool)
    /// Make an opening for the new game after this one.
    case prepareOpening
  }
}
