import Analysis
import Archive
import GameSession
import Link
import ReversiCore

extension App {
  /// An action that the app wants. It is only a value; the runtime performs effects in order.
  package enum Effect: Sendable, Hashable {
    case game(GameSession.Effect)
    /// Announce that something has happened beside the game.
    case announce(Announcement)
    /// Write the standing plies to a file of this name; the outcome is an event.
    case writeTranscript(GameRecord, to: String, isReplacing: Bool)
    /// Keep that the person learns a line, or does not any more; the outcome is an event.
    case keepLine(Repertoire.Line, isLearned: Bool)
    /// Start a job, whose replies carry the identity.
    case start(RequestID, AnyJob)
    /// Stop a job. A late reply changes nothing.
    case stop(RequestID, AnyJob)
    /// Let the connection with the other program do a step.
    case link(LinkStep)
    /// Set the clock of the other program's side, as it was read there.
    case clockRead(LinkClock, of: Disk)
    /// Begin the clock of a game that goes on at the other program.
    case clockBegun(LinkClock)
  }

  /// Something that has happened, for everything that informs the person.
  package enum Announcement: Sendable, Hashable {
    /// Something has happened in the game.
    case game(GameSession.Announcement)
    /// Something has happened between two people who play from two programs.
    case twoPeople(TwoPeople.News)
    /// A transcript was written, or not.
    case transcriptHandled(TranscriptOutcome)
    /// Something is not kept for this reason, or, with nil, kept again.
    case saved(Store, SaveFailure?)
    /// The person learns a line from now on; nil if none was good, or known already. The fault is
    /// the move at which it ends early.
    case lineLearned(Repertoire.Line?, Repertoire.Fault?)
    /// The person does not learn a line any more.
    case lineDropped(Repertoire.Line)
    /// The game has left the person's lines.
    case leftLine(Repertoire.Departure)
    /// The person has won this number of the last ten games against the level.
    case levelOutgrown(Level, won: Int)
  }
}

extension App.Effect {
  /// The job of a type that the effect starts, with its identity; nil if it starts none.
  package func started<Kind: Job>(_ type: Kind.Type) -> (id: RequestID, job: Kind)? {
    guard case .start(let id, let job) = self else { return nil }
    return (job.job as? Kind).map { (id, $0) }
  }

  /// The request to a player that the effect starts, or nil.
  package var playerRequest: PlayerRequest? {
    started(MoveRequest.self)?.job.request
      ?? started(PositionSearch.self).map { $0.job.request($0.id) }
  }

  /// The announcement of the effect, or nil.
  package var announcement: App.Announcement? {
    switch self {
    case .game(.announce(let announcement)): .game(announcement)
    case .announce(let announcement): announcement
    default: nil
    }
  }
}
