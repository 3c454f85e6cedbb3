import Analysis
import Archive
import Canvas
import GameSession
import Link
import Notation
import ReversiCore

extension App {
  package enum Event: Sendable, Hashable {
    case game(GameSession.Event)
    /// The person wants to show or hide the score of the position.
    case evaluationToggled
    case sheetOpened(Sheet.Kind)
    /// The person opened this sheet over the board.
    case opened(Sheet)
    case sheetClosed
    case feature(FeatureEvent)
    /// A job has a reply.
    case replied(RequestID, ErasedValue)
    /// The person wants the transcript in a file of this name.
    case transcriptRequested(name: String)
    /// The transcript has been written, or not.
    case transcriptHandled(TranscriptOutcome)
    case saved(Store, SaveFailure?)
    /// News between two people who play from two programs.
    case twoPeople(TwoPeople.Event)
    /// The person wants to learn the line to the position in view for a side, or to drop it.
    case lineToggled(for: Disk? = nil)
    /// The person does not want to know a line any more.
    case lineDropped(Repertoire.Line)
    /// The person wants the scores of the moves, without an idea before them.
    case scoresRequested
    /// The person wants the coach in the game, or does not.
    case coachSwitched(Bool)
    /// Another day has begun, with this number.
    case dayBegan(Int)
    /// The person wants a new game with the same players.
    case playAgainRequested
    case swapRequested
    /// The person chose another game from the list, which asks no question.
    case gameBegun(GameSession.Beginning)
    /// The person wants to go on with another record.
    case loadRequested(GameRecord)
    /// The person wants to play from this position.
    case positionSetUp(Position)
    /// The person wants to add these games to the archive.
    case additionRequested([GGFGame])
    /// The person asked for a reset, which needs a confirmation.
    case resetRequested
    case cancelled
    case confirmed

    enum Target: Hashable {
      /// The board, or something that the person opens over it. Every overlay covers it.
      case board
      /// What a feature of this kind can lie over. Everything else covers it.
      case opening(Sheet.Kind)
      /// A sheet of this kind in front; a question covers it.
      case sheet(Sheet.Kind)
      /// Any sheet in front, or none. A question covers it.
      case front
      /// The transcript. All but the sheet for its name covers it.
      case transcript
      /// The game and its players, or what is in front, whatever that is.
      case game
    }

    /// An event whose target is covered is ignored.
    var target: Target {
      switch self {
      case .game(.squareChosen), .game(.moveNowRequested), .game(.dismissed),
        .game(.undoRequested), .game(.redoRequested), .game(.hintRequested), .scoresRequested,
        .playAgainRequested, .swapRequested, .gameBegun, .loadRequested, .positionSetUp:
        .board
      case .sheetOpened(let kind): .opening(kind)
      case .opened(let sheet): .opening(sheet.kind)
      case .sheetClosed, .additionRequested, .lineToggled, .lineDropped: .front
      case .feature(let event): .sheet(event.kind)
      case .transcriptRequested: .transcript
      case .game, .replied, .evaluationToggled,
        .transcriptHandled, .saved, .dayBegan, .coachSwitched, .resetRequested, .cancelled,
        .confirmed,
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
    /// Announce something beside the game.
    case announce(Announcement)
    /// Write the standing plies to a file of this name; the outcome is an event.
    case writeTranscript(GameRecord, to: String, isReplacing: Bool)
    /// Keep or drop a line; the outcome is an event.
    case keepLine(Repertoire.Line, isLearned: Bool)
    /// Start a job, whose replies carry the identity.
    case start(RequestID, AnyJob)
    /// Stop a job. A late reply changes nothing.
    case stop(RequestID, AnyJob)
    case link(LinkStep)
    case clockRead(LinkClock, of: Disk)
    /// Begin the clock of a game that goes on at the other program.
    case clockBegun(LinkClock)
  }

  /// Something that has happened, for everything that informs the person.
  package enum Announcement: Sendable, Hashable {
    case game(GameSession.Announcement)
    /// News between two people who play from two programs.
    case twoPeople(TwoPeople.News)
    case transcriptHandled(TranscriptOutcome)
    /// Something is not kept for this reason, or, with nil, is kept again.
    case saved(Store, SaveFailure?)
    /// The person learns a line; nil if none was good, or known already. The fault is the move at
    /// which it ends early.
    case lineLearned(Repertoire.Line?, Repertoire.Fault?)
    case lineDropped(Repertoire.Line)
    /// The game has left the person's lines.
    case leftLine(Repertoire.Departure)
    /// The person has won this number of the last ten games against the level.
    case levelOutgrown(Level, won: Int)
  }
}

extension App.Effect {
  package func started<Kind: Job>(_ type: Kind.Type) -> (id: RequestID, job: Kind)? {
    guard case .start(let id, let job) = self else { return nil }
    return (job.job as? Kind).map { (id, $0) }
  }

  package var playerRequest: PlayerRequest? {
    started(MoveRequest.self)?.job.request
      ?? started(PositionSearch.self).map { $0.job.request($0.id) }
  }

  package var announcement: App.Announcement? {
    switch self {
    case .game(.announce(let announcement)): .game(announcement)
    case .announce(let announcement): announcement
    default: nil
    }
  }
}
