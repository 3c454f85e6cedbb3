import Analysis
import Notation
import ReversiCore
import ReversiTesting

@testable import GameSession

/// The rows of the event tables: one or more for each kind of event.
///
/// A new kind of event does not compile until it has rows here.
struct EventRows: Sendable {
  let name: String
  /// The event of this row for a session.
  let event: @Sendable (GameSession) -> GameSession.Event

  /// The rows of the tables of phases.
  static let all = kinds.flatMap { rows(of: $0) }

  /// The rows of the table of overlays, which needs one more for the confirmed reset.
  static let ofOverlays = kinds.flatMap { overlayRows(of: $0) }

  /// No request has this identity: sessions start counting at 0.
  private static let foreign = RequestID(serial: .max)
  private static let engine = Mode.externalEngine(ExternalEngineName("other"))

  /// One event of each kind.
  private static let kinds: [GameSession.Event] = {
    var kinds: [GameSession.Event] = []
    while let next = kind(after: kinds.last) { kinds.append(next) }
    return kinds
  }()

  private static func kind(after event: GameSession.Event?) -> GameSession.Event? {
    switch event {
    case nil: .squareChosen(.a1)
    case .squareChosen: .undoRequested
    case .undoRequested: .redoRequested
    case .redoRequested: .modeChanged(.dark, .manual)
    case .modeChanged: .moveLimitChanged(.dark, .standard)
    case .moveLimitChanged: .moveNowRequested
    case .moveNowRequested: .hintRequested
    case .hintRequested: .evaluationToggled
    case .evaluationToggled: .replied(foreign, .failure(.noReply))
    case .replied: .minimumThinkTimeElapsed(foreign)
    case .minimumThinkTimeElapsed: .stepElapsed(foreign)
    case .stepElapsed: .animationSkipped
    case .animationSkipped: .dismissed
    case .dismissed: .sheetOpened(.help)
    case .sheetOpened: .sheetClosed
    case .sheetClosed: .reviewMoved(to: 0)
    case .reviewMoved: .variationPlayed(.a1)
    case .variationPlayed: .variationLeft
    case .variationLeft: .edited(.clear)
    case .edited: .transcriptRequested(name: "")
    case .transcriptRequested: .transcriptHandled(.exists(name: ""))
    case .transcriptHandled: .playAgainRequested
    case .playAgainRequested: .swapRequested
    case .swapRequested: .loadRequested(GameRecord())
    case .loadRequested: .positionSetUp(.newGame)
    case .positionSetUp: .setUpRequested
    case .setUpRequested: .playOnRequested
    case .playOnRequested: .resetRequested
    case .resetRequested: .cancelled
    case .cancelled: .confirmed
    case .confirmed: .openingPrepared(GameRecord())
    case .openingPrepared: .gamesListed(foreign, LibraryReply(Games.listed))
    case .gamesListed: .levelTallied(foreign, Games.wonTally)
    case .levelTallied: .gamesSummarized(foreign, GameSummary())
    case .gamesSummarized: .gameSelected(0)
    case .gameSelected: .gamesFiltered("")
    case .gamesFiltered: .filterTyped(true)
    case .filterTyped: .gameReviewRequested
    case .gameReviewRequested: .removalRequested
    case .removalRequested: .additionRequested(Games.read)
    case .additionRequested: .openingsFound(foreign, OpeningsReply([]))
    case .openingsFound: .openingSelected(0)
    case .openingSelected: .practiceChosen(.mistakes)
    case .practiceChosen: .exerciseAnswered(.a1)
    case .exerciseAnswered: .exerciseRequested
    case .exerciseRequested: .practiceReplied(foreign, .over(days: 1))
    case .practiceReplied: nil
    }
  }

  private static func rows(of kind: GameSession.Event) -> [EventRows] {
    switch kind {
    case .squareChosen:
      [
        EventRows(name: "legal square") { .squareChosen($0.legalSquare) },
        EventRows(name: "illegal square") { _ in .squareChosen(.d4) },
      ]
    case .undoRequested: [EventRows(name: "undo") { _ in .undoRequested }]
    case .redoRequested: [EventRows(name: "redo") { _ in .redoRequested }]
    case .modeChanged:
      [
        EventRows(name: "turn Computer") { .modeChanged($0.sideToMove, .computer) },
        EventRows(name: "turn engine") { .modeChanged($0.sideToMove, engine) },
        EventRows(name: "turn Manual") { .modeChanged($0.sideToMove, .manual) },
        EventRows(name: "other Computer") { .modeChanged($0.sideToMove.opponent, .computer) },
        EventRows(name: "other engine") { .modeChanged($0.sideToMove.opponent, engine) },
        EventRows(name: "other Manual") { .modeChanged($0.sideToMove.opponent, .manual) },
      ]
    case .moveLimitChanged:
      [
        EventRows(name: "level of turn") {
          .moveLimitChanged($0.sideToMove, $0.moveLimits[$0.sideToMove].next)
        }
      ]
    case .moveNowRequested: [EventRows(name: "move now") { _ in .moveNowRequested }]
    case .hintRequested:
      [EventRows(name: "hint asked") { _ in .hintRequested }]
    case .replied: rowsOfAnswers
    case .minimumThinkTimeElapsed:
      [
        EventRows(name: "least time over") { .minimumThinkTimeElapsed($0.live) },
        EventRows(name: "stale least time") { .minimumThinkTimeElapsed($0.stale) },
      ]
    case .stepElapsed:
      [
        EventRows(name: "live step") { .stepElapsed($0.stepID ?? foreign) },
        EventRows(name: "stale step") { .stepElapsed($0.stale) },
      ]
    case .animationSkipped: [EventRows(name: "skipped") { _ in .animationSkipped }]
    case .dismissed:
      [EventRows(name: "dismiss") { _ in .dismissed }]
    case .playAgainRequested: [EventRows(name: "play again") { _ in .playAgainRequested }]
    case .swapRequested: [EventRows(name: "swap sides") { _ in .swapRequested }]
    case .loadRequested: [EventRows(name: "load") { _ in .loadRequested(Games.over) }]
    case .positionSetUp:
      [EventRows(name: "position set up") { .positionSetUp($0.record.start) }]
    case .confirmed: [EventRows(name: "confirmed") { _ in .confirmed }]
    case .openingPrepared:
      [EventRows(name: "opening made") { _ in .openingPrepared(Games.opening) }]
    case .evaluationToggled, .sheetOpened, .sheetClosed, .reviewMoved, .variationPlayed,
      .variationLeft, .edited, .transcriptRequested, .transcriptHandled, .setUpRequested,
      .playOnRequested, .resetRequested, .cancelled, .gamesListed, .levelTallied, .gamesSummarized,
      .gameSelected, .gamesFiltered, .filterTyped, .gameReviewRequested, .removalRequested,
      .additionRequested, .openingsFound, .openingSelected, .practiceChosen, .exerciseAnswered,
      .exerciseRequested, .practiceReplied:
      []
    }
  }

  private static let rowsOfAnswers = [
    EventRows(name: "live hint") { .replied($0.live, $0.found(isFinal: false)) },
    EventRows(name: "last live hint") { .replied($0.live, $0.found(isFinal: true)) },
    EventRows(name: "stale hint") { .replied($0.stale, $0.found(isFinal: true)) },
    EventRows(name: "live answer") { .replied($0.live, .move($0.legalSquare)) },
    EventRows(name: "illegal answer") { .replied($0.live, .move(.d4)) },
    EventRows(name: "live progress") { .replied($0.live, .progress($0.score)) },
    EventRows(name: "stale progress") { .replied($0.stale, .progress($0.score)) },
    EventRows(name: "stale answer") { .replied($0.stale, .move($0.legalSquare)) },
    EventRows(name: "stale and illegal") { .replied($0.stale, .move(.d4)) },
    EventRows(name: "live failure") { .replied($0.live, .failure(.noReply)) },
    EventRows(name: "stale failure") { .replied($0.stale, .failure(.noReply)) },
  ]

  private static func overlayRows(of kind: GameSession.Event) -> [EventRows] {
    switch kind {
    case .sheetOpened:
      Sheet.Kind.allCases.map { kind in
        EventRows(name: "\(kind) opened") { _ in .sheetOpened(kind) }
      }
    case .sheetClosed: [EventRows(name: "sheet closed") { _ in .sheetClosed }]
    case .reviewMoved: [EventRows(name: "review moved") { _ in .reviewMoved(to: 1) }]
    case .variationPlayed:
      [EventRows(name: "move tried") { .variationPlayed($0.review?.choices.first ?? .f6) }]
    case .variationLeft: [EventRows(name: "variation left") { _ in .variationLeft }]
    case .edited: [EventRows(name: "edited") { _ in .edited(.swapColors) }]
    case .transcriptRequested:
      [EventRows(name: "file named") { _ in .transcriptRequested(name: "game") }]
    case .transcriptHandled:
      [
        EventRows(name: "written") { _ in .transcriptHandled(.written(path: "/game")) },
        EventRows(name: "name is taken") { _ in .transcriptHandled(.exists(name: "game")) },
      ]
    case .setUpRequested: [EventRows(name: "set up") { _ in .setUpRequested }]
    case .playOnRequested: [EventRows(name: "play on") { _ in .playOnRequested }]
    case .resetRequested: [EventRows(name: "reset asked") { _ in .resetRequested }]
    case .cancelled: [EventRows(name: "cancelled") { _ in .cancelled }]
    case .gamesListed:
      [EventRows(name: "games listed") { _ in .gamesListed(foreign, LibraryReply(Games.listed)) }]
    case .levelTallied:
      [EventRows(name: "level tallied") { _ in .levelTallied(foreign, Games.wonTally) }]
    case .gamesSummarized:
      [EventRows(name: "games counted") { _ in .gamesSummarized(foreign, Games.summary) }]
    case .gameSelected: [EventRows(name: "game selected") { _ in .gameSelected(1) }]
    case .gamesFiltered: [EventRows(name: "games found") { _ in .gamesFiltered("tiger") }]
    case .filterTyped: [EventRows(name: "filter typed") { _ in .filterTyped(true) }]
    case .gameReviewRequested: [EventRows(name: "game reviewed") { _ in .gameReviewRequested }]
    case .removalRequested: [EventRows(name: "removal asked") { _ in .removalRequested }]
    case .additionRequested:
      [EventRows(name: "several read") { _ in .additionRequested(Games.read) }]
    case .openingsFound:
      [EventRows(name: "openings found") { _ in .openingsFound(foreign, OpeningsReply([])) }]
    case .openingSelected: [EventRows(name: "move selected") { _ in .openingSelected(1) }]
    case .practiceChosen:
      [EventRows(name: "subject chosen") { _ in .practiceChosen(.endings) }]
    case .exerciseAnswered:
      [EventRows(name: "answered") { .exerciseAnswered($0.practice?.choices.first ?? .f6) }]
    case .exerciseRequested: [EventRows(name: "next exercise") { _ in .exerciseRequested }]
    case .practiceReplied:
      [EventRows(name: "exercise found") { _ in .practiceReplied(foreign, .over(days: 1)) }]
    case .squareChosen, .undoRequested, .redoRequested, .modeChanged, .moveLimitChanged,
      .moveNowRequested, .hintRequested, .evaluationToggled, .replied, .minimumThinkTimeElapsed,
      .stepElapsed,
      .animationSkipped, .dismissed, .playAgainRequested, .swapRequested, .loadRequested,
      .positionSetUp, .confirmed, .openingPrepared:
      []
    }
  }
}

/// Records that the tables start from.
enum Games {
  /// Four plies stand, two can be played again.
  static let middle = record("f5d6c3d3c4f4").standing(at: 4) ?? GameRecord()
  /// A pass is due.
  static let passing = record("f5f6c4g5h5h4f7h6")
  /// It leaves the middle game after its first ply.
  static let variation = record("f5f6e6")
  /// Light has no disk left.
  static let over = record("e6f4e3f6g5d6e7f5c5")
  /// Two entries of a library: the middle game, and a line that is not a game.
  static let listed = LibraryList(
    count: 2, isComplete: true,
    games: [
      LibraryGame(line: Array("middle".utf8), record: middle),
      LibraryGame(line: Array("torn".utf8), record: nil),
    ])
  /// Two games that were read from one text.
  static let read = [GGFGame(record: middle), GGFGame(record: over)]
  /// The middle game's position as an exercise.
  static let exercise = Exercise(
    position: middle.position, subject: .mistakes, number: 1, count: 2)
  /// Nine games that the person won.
  static let wonTally = {
    var tally = LevelTally()
    for _ in 0..<9 { tally.add(isWon: true) }
    return tally
  }()
  /// The summary of a game that the person won against the computer.
  static let summary = {
    var summary = GameSummary()
    summary.add(won)
    return summary
  }()
  /// The same with what the person gave away.
  static let summaryWithLoss = {
    var summary = Games.summary
    if let loss = TotalLoss(disks: 6, moves: 4) { summary.add(loss, of: won) }
    return summary
  }()
  private static let won = LevelGame(
    identity: nil, level: .standard, side: .dark, record: over)
  /// Two plies that are never taken back.
  static let opening = record("c4c3").markingOpening(plies: 2) ?? GameRecord()

  private static func record(_ plies: String) -> GameRecord {
    do { return try GameRecord(start: .newGame, plies: plies) } catch {
      preconditionFailure("\(plies): \(error)")
    }
  }
}

extension GameSession {
  /// In a finished game it is nobody's turn; either side may stand for the side to move.
  fileprivate var sideToMove: Disk { game.position.turn ?? .dark }

  fileprivate var legalSquare: Square { game.position.legalMoves.first ?? .a1 }

  fileprivate var score: MoveScore { .scored(legalSquare, 2) }

  fileprivate func found(isFinal: Bool) -> PlayerReply {
    .scores([score], of: sideToMove, isFinal: isFinal)
  }

  /// The identity of the request that counts, if one does.
  fileprivate var live: RequestID { moveRequestID ?? liveRequest ?? RequestID(serial: .max) }

  /// The identity of a request that once counted.
  fileprivate var stale: RequestID { RequestID(serial: 0) }
}

/// A session in each phase that the tables have a column for.
enum SessionsInPhases {
  static let names = [
    "waiting", "hinting", "hinted", "thinking", "replied", "overdue", "animating", "animating C",
    "passing", "passing C", "over",
  ]

  private struct Unknown: Error {
    let name: String
  }

  static func session(_ name: String) throws -> GameSession {
    switch name {
    case "waiting": return middle()
    case "hinting", "hinted":
      var session = middle()
      _ = session.handle(.hintRequested)
      guard name == "hinted", let id = session.liveRequest else { return session }
      _ = session.handle(.replied(id, session.found(isFinal: true)))
      return session
    case "thinking", "replied", "overdue": return thinking(name)
    case "animating", "animating C": return animating(byComputers: name == "animating C")
    case "passing": return .resuming(Games.passing)
    case "passing C": return .resuming(Games.passing, dark: .computer, light: .computer)
    case "over": return .resuming(Games.over, identity: GameIdentity(7))
    default: throw Unknown(name: name)
    }
  }

  /// A session with one request behind it, so that there is a stale identity.
  private static func middle() -> GameSession {
    var session = GameSession.resuming(Games.middle)
    for _ in 0..<2 { _ = session.handle(.hintRequested) }
    return session
  }

  private static func thinking(_ name: String) -> GameSession {
    var session = middle()
    _ = session.handle(.modeChanged(.dark, .computer))
    guard let id = session.moveRequestID else { return session }
    switch name {
    case "replied": _ = session.handle(.replied(id, .move(.c4)))
    case "overdue": _ = session.handle(.minimumThinkTimeElapsed(id))
    default: break
    }
    return session
  }

  /// Two moves, so that there is a stale step.
  private static func animating(byComputers: Bool) -> GameSession {
    var session = middle()
    _ = session.handle(.squareChosen(.c4))
    session.finishAnimation()
    _ = session.handle(.squareChosen(.f4))
    guard byComputers else { return session }
    for side in Disk.allCases { _ = session.handle(.modeChanged(side, .computer)) }
    return session
  }
}

extension GameSession {
  /// A session that resumes a record, and in which a computer takes its time.
  fileprivate static func resuming(
    _ record: GameRecord, dark: Mode = .manual, light: Mode = .manual,
    identity: GameIdentity? = nil
  ) -> GameSession {
    let game = SavedGame(
      record: record, modes: Sides(dark: dark, light: light), identity: identity)
    return begin(game, stored: game, pace: Pace(minimumThinkTime: .seconds(1))).session
  }
}
