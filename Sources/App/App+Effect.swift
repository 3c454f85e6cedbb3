import Analysis
import Archive
import GameSession
import Link
import ReversiCore

extension App {
  /// An action that the app wants. It is only a value; the runtime performs effects in order.
  public enum Effect: Sendable, Hashable {
    /// What the game wants.
    case game(GameSession.Effect)
    /// Announce that something has happened beside the game.
    case announce(Announcement)
    /// Write the standing plies to a file of this name; the outcome is an event.
    case writeTranscript(GameRecord, to: String, isReplacing: Bool)
    /// Count the person's last games against a level; the tally arrives as an event.
    case tallyLevel(LevelRequest)
    /// Send an event after a time, in place of the one that was scheduled before.
    case startTimer(Timer)
    /// Cancel the scheduled event.
    case stopTimer
    /// Send a request to a player.
    case startRequest(PlayerRequest)
    /// Stop the request with this identity. A late reply changes nothing.
    case stopRequest(RequestID)
    /// List games of the archive; replies arrive as events. Cancels an earlier listing, never an
    /// addition or removal.
    case listGames(LibraryRequest)
    /// No more games are listed: the archive can be closed.
    case closeLibrary
    /// Find the openings of a position; replies arrive as events. An earlier request ends.
    case findOpenings(OpeningsRequest)
    /// No more openings are listed: the search can end.
    case closeOpenings
    /// Find an exercise, judge an answer, or analyze games; replies arrive as events.
    case startCoach(CoachRequest)
    /// Stop what the coach was asked for last. Its replies change nothing.
    case stopCoach
    /// Let the connection with the other program do a step.
    case link(LinkStep)
    /// Set the clock of the other program's side, as it was read there.
    case clockRead(LinkClock, of: Disk)
    /// Begin the clock of a game that goes on at the other program.
    case clockBegun(LinkClock)
  }

  /// An event that comes after a time, unless the state changes.
  public struct Timer: Sendable, Hashable {
    /// The event.
    public let event: Event
    /// The time from its beginning to the event.
    public let duration: Duration
  }

  /// Something that has happened, for everything that informs the person.
  public enum Announcement: Sendable, Hashable {
    /// Something has happened in the game.
    case game(GameSession.Announcement)
    /// Something has happened between two people who play from two programs.
    case twoPeople(TwoPeople.News)
    /// A transcript was written, or not.
    case transcriptHandled(TranscriptOutcome)
    /// Something is not kept for this reason, or, with nil, kept again.
    case saved(Store, SaveFailure?)
    /// The person has won this number of the last ten games against the level.
    case levelOutgrown(Level, won: Int)
  }
}

extension App.Effect {
  /// What the effect announces, or nil.
  public var announcement: App.Announcement? {
    switch self {
    case .game(.announce(let announcement)): .game(announcement)
    case .announce(let announcement): announcement
    default: nil
    }
  }
}
