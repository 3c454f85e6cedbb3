import ReversiCore

extension GameSession {
  /// What the session wants done: inert, for the runtime to perform in order.
  public enum Effect: Sendable, Hashable {
    /// Tell that something has happened.
    case announce(Announcement)
    /// Send a request to a player.
    case startRequest(PlayerRequest)
    /// Stop the request with this identity; a reply that still comes changes nothing.
    case stopRequest(RequestID)
    /// End the request with this identity at once, with the best move found.
    case hurryRequest(RequestID)
    /// Send an event after a time. At most one is scheduled.
    case schedule(Event, after: Duration)
    /// Forget the event that is scheduled.
    case unschedule
    /// Keep the game.
    case save(SavedGame)
    /// Write the plies that stand to a file of this name; the outcome is an event.
    case writeTranscript(GameRecord, to: String, isReplacing: Bool)
    /// Prepare the opening of the next new game; it arrives as an event.
    case prepareOpening
  }
}
