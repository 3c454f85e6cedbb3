import ReversiCore

extension GameSession {
  /// An action that the session wants. It is only a value; the runtime performs effects in order.
  public enum Effect: Sendable, Hashable {
    /// Announce that something has happened.
    case announce(Announcement)
    /// Send a request to a player.
    case startRequest(PlayerRequest)
    /// Stop the request with this identity. A late reply changes nothing.
    case stopRequest(RequestID)
    /// End the request with this identity at once, with the best move found.
    case moveNow(RequestID)
    /// Send an event after a delay. At most one event is scheduled.
    case schedule(Event, after: Duration)
    /// Cancel the scheduled event.
    case unschedule
    /// Save the game.
    case save(SavedGame)
    /// Add the game, which has an identity, to the archive: it has ended or was given up.
    case archive(SavedGame)
    /// Write the standing plies to a file of this name; the outcome is an event.
    case writeTranscript(GameRecord, to: String, isReplacing: Bool)
    /// List games of the archive; replies arrive as events. Cancels an earlier listing, never an
    /// addition or removal.
    case listGames(LibraryRequest)
    /// No more games are listed: the archive can be closed.
    case closeLibrary
    /// Count the person's last games against a level; the tally arrives as an event.
    case tallyLevel(LevelRequest)
    /// Find the openings of a position; replies arrive as events. An earlier request ends.
    case findOpenings(OpeningsRequest)
    /// No more openings are listed: the search can end.
    case closeOpenings
    /// Find an exercise, judge an answer, or analyze games; replies arrive as events.
    case startPractice(PracticeRequest)
    /// Stop what the coach was asked for last. Its replies change nothing.
    case stopPractice
    /// Prepare the opening of the next new game; it arrives as an event.
    case prepareOpening
  }
}
