import Analysis
import Archive
import Canvas
import GameSession
import Link
import Notation
import ReversiCore

extension App {
  /// Something that has happened.
  package enum Event: Sendable, Hashable {
    /// Something has happened in the game.
    case game(GameSession.Event)
    /// The person wants to show or hide the score of the position.
    case evaluationToggled
    /// The person opened a sheet over the board.
    case sheetOpened(Sheet.Kind)
    /// The person opened a sheet over the board that shows this.
    case opened(Sheet)
    /// The person closed the sheet that is open.
    case sheetClosed
    /// Something has happened in a feature.
    case feature(FeatureEvent)
    /// The job with this identity has a reply.
    case replied(RequestID, ErasedValue)
    /// The person wants the transcript in a file of this name.
    case transcriptRequested(name: String)
    /// The transcript has been written, or not.
    case transcriptHandled(TranscriptOutcome)
    /// A save has succeeded, or has failed for this reason.
    case saved(Store, SaveFailure?)
    /// Something has happened between two people who play from two programs.
    case twoPeople(TwoPeople.Event)
    /// The person wants to learn the line to the position in view for a side, or not any more.
    case lineToggled(for: Disk? = nil)
    /// The person does not want to know a line any more.
    case lineDropped(Repertoire.Line)
    /// Another day has begun, with this number.
    case dayBegan(Int)
    /// The person wants a new game with the same players.
    case playAgainRequested
    /// The person wants a new game with the sides swapped.
    case swapRequested
    /// The person wants to go on with another record.
    case loadRequested(GameRecord)
    /// The person wants to play from this position.
    case positionSetUp(Position)
    /// The person wants to add these games to the archive.
    case additionRequested([GGFGame])
    /// The person asked for a reset, which needs a confirmation.
    case resetRequested
    /// The person answered the question in front with no.
    case cancelled
    /// The person answered the question in front with yes.
    case confirmed

    /// The part of the app that an event acts on.
    enum Target: Hashable {
      /// The board itself, or something that the person opens over it. Every overlay covers it.
      case board
      /// What a feature of this kind can lie over. Everything else covers it.
      case opening(Sheet.Kind)
      /// A sheet of this kind in front; a question covers it.
      case sheet(Sheet.Kind)
      /// Whatever sheet is in front, or none. A question covers it.
      case front
      /// The transcript. All but the sheet for its name covers it.
      case transcript
      /// The game and its players, or what is in front, whatever that is.
      case game
    }

    /// The part of the app that the event acts on. An event whose target is covered is ignored.
    var target: Target {
      switch self {
      case .game(.squareChosen), .game(.moveNowRequested), .game(.dismissed),
        .game(.undoRequested), .game(.redoRequested), .game(.hintRequested), .playAgainRequested,
        .swapRequested, .loadRequested, .positionSetUp:
        .board
      case .sheetOpened(let kind): .opening(kind)
      case .opened(let sheet): .opening(sheet.kind)
      case .sheetClosed, .additionRequested, .lineToggled, .lineDropped: .front
      case .feature(let event): .sheet(event.kind)
      case .transcriptRequested: .transcript
      case .game, .replied, .evaluationToggled,
        .transcriptHandled, .saved, .dayBegan, .resetRequested, .cancelled, .confirmed,
        .twoPeople:
        .game
      }
    }
  }
}

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
