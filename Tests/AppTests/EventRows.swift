import Analysis
import Archive
import Canvas
import Notation
import ReversiCore
import ReversiTesting

@testable import App
@testable import GameSession

/// The rows of the event tables: one or more for each kind of event.
///
/// A new kind of event does not compile until it has rows here.
struct EventRows: Sendable {
  let name: String
  /// The event of this row for a session.
  let event: @Sendable (App) -> App.Event

  /// The rows of the tables of phases.
  static let all = kinds.flatMap { rows(of: $0) }

  /// The rows of the table of overlays, which needs one more for the confirmed reset.
  static let ofOverlays = kinds.flatMap { overlayRows(of: $0) }

  /// No request has this identity: sessions start counting at 0.
  private static let foreign = RequestID(serial: .max)
  private static let foreignTally = Games.tallied(foreign)
  private static let engine = Mode.externalEngine(ExternalEngineName("other"))

  /// One event of each kind.
  private static let kinds: [App.Event] = {
    var kinds: [App.Event] = []
    while let next = kind(after: kinds.last) { kinds.append(next) }
    return kinds
  }()

  private static func kind(after event: App.Event?) -> App.Event? {
    switch event {
    case nil: .game(.squareChosen(.a1))
    case .game(.squareChosen): .game(.undoRequested)
    case .game(.undoRequested): .game(.redoRequested)
    case .game(.redoRequested): .game(.modeChanged(.dark, .manual))
    case .game(.modeChanged): .game(.moveLimitChanged(.dark, .standard))
    case .game(.moveLimitChanged): .game(.moveNowRequested)
    case .game(.moveNowRequested): .game(.hintRequested)
    case .game(.hintRequested): .evaluationToggled
    case .evaluationToggled: .game(.replied(foreign, .failure(.noReply)))
    case .game(.replied): .game(.minimumThinkTimeElapsed(foreign))
    case .game(.minimumThinkTimeElapsed): .game(.stepElapsed(foreign))
    case .game(.stepElapsed): .game(.animationSkipped)
    case .game(.animationSkipped): .game(.dismissed)
    case .game(.dismissed): .sheetOpened(.help)
    case .sheetOpened: .sheetClosed
    case .sheetClosed: .review(.moved(to: 0))
    case .review(.moved): .review(.variationPlayed(.a1))
    case .review(.variationPlayed): .review(.variationLeft)
    case .review(.variationLeft): .review(.hintToggled)
    case .review(.hintToggled): .setUp(.edited(.clear))
    case .setUp(.edited): .transcriptRequested(name: "")
    case .transcriptRequested: .transcriptHandled(.exists(name: ""))
    case .transcriptHandled: .playAgainRequested
    case .playAgainRequested: .swapRequested
    case .swapRequested: .loadRequested(GameRecord())
    case .loadRequested: .positionSetUp(.newGame)
    case .positionSetUp: .setUp(.playRequested)
    case .setUp(.playRequested): .review(.playOnRequested)
    case .review(.playOnRequested): .resetRequested
    case .resetRequested: .cancelled
    case .cancelled: .confirmed
    case .confirmed: .game(.openingPrepared(GameRecord()))
    case .game(.openingPrepared): .library(.listed(foreign, LibraryReply(Games.listed)))
    case .library(.listed): .levelTallied(foreignTally, Games.wonTally)
    case .levelTallied: .library(.summarized(foreign, GameSummary()))
    case .library(.summarized): .library(.selected(0))
    case .library(.selected): .library(.scrolled(to: 0))
    case .library(.scrolled): .library(.replayed(to: 1))
    case .library(.replayed): .library(.replayEnded)
    case .library(.replayEnded): .library(.filtered(TextField("")))
    case .library(.filtered): .library(.filterTyped(true))
    case .library(.filterTyped): .library(.reviewRequested)
    case .library(.reviewRequested): .library(.removalRequested)
    case .library(.removalRequested): .additionRequested(Games.read)
    case .additionRequested: .openings(.found(foreign, OpeningsReply([])))
    case .openings(.found): .openings(.selected(0))
    case .openings(.selected): .practice(.chosen(.mistakes))
    case .practice(.chosen): .practice(.subjectSwitched)
    case .practice(.subjectSwitched): .practice(.answered(.a1))
    case .practice(.answered): .practice(.nextRequested)
    case .practice(.nextRequested): .coachReplied(foreign, .practice(.over(days: 1)))
    case .coachReplied: .saved(.game, nil)
    case .saved: .transcriptName(.edited(TextField("")))
    case .transcriptName(.edited): .transcriptName(.selected(.copy))
    case .transcriptName(.selected):
      .players(.selected(PlayerSelection(side: .dark, mode: .manual)))
    case .players(.selected): .players(.addressTyped(TextField("")))
    case .players(.addressTyped): .help(.turned(to: 0))
    case .help: .game(.forfeited(.resigned(.dark)))
    case .game(.forfeited): .game(.untimed)
    case .game(.untimed): .twoPeople(.resignRequested)
    case .twoPeople: nil
    // These come from the app alone.
    case .game(.hintCompleted), .game(.wentOn), .game(.began), .game(.levelOutgrown),
      .game(.removedFromArchive):
      nil
    }
  }

  private static func rows(of kind: App.Event) -> [EventRows] {
    switch kind {
    case .game(.squareChosen):
      [
        EventRows(name: "legal square") { .game(.squareChosen($0.legalSquare)) },
        EventRows(name: "illegal square") { _ in .game(.squareChosen(.d4)) },
      ]
    case .game(.undoRequested): [EventRows(name: "undo") { _ in .game(.undoRequested) }]
    case .game(.redoRequested): [EventRows(name: "redo") { _ in .game(.redoRequested) }]
    case .game(.modeChanged):
      [
        EventRows(name: "turn Computer") { .game(.modeChanged($0.sideToMove, .computer)) },
        EventRows(name: "turn engine") { .game(.modeChanged($0.sideToMove, engine)) },
        EventRows(name: "turn Manual") { .game(.modeChanged($0.sideToMove, .manual)) },
        EventRows(name: "other Computer") {
          .game(.modeChanged($0.sideToMove.opponent, .computer))
        },
        EventRows(name: "other engine") { .game(.modeChanged($0.sideToMove.opponent, engine)) },
        EventRows(name: "other Manual") { .game(.modeChanged($0.sideToMove.opponent, .manual)) },
      ]
    case .game(.moveLimitChanged):
      [
        EventRows(name: "level of turn") {
          .game(.moveLimitChanged($0.sideToMove, $0.moveLimits[$0.sideToMove].next))
        }
      ]
    case .game(.moveNowRequested): [EventRows(name: "move now") { _ in .game(.moveNowRequested) }]
    case .game(.hintRequested):
      [EventRows(name: "hint asked") { _ in .game(.hintRequested) }]
    case .game(.replied): rowsOfAnswers
    case .game(.minimumThinkTimeElapsed):
      [
        EventRows(name: "least time over") { .game(.minimumThinkTimeElapsed($0.live)) },
        EventRows(name: "stale least time") { .game(.minimumThinkTimeElapsed($0.stale)) },
      ]
    case .game(.stepElapsed):
      [
        EventRows(name: "live step") { .game(.stepElapsed($0.stepID ?? foreign)) },
        EventRows(name: "stale step") { .game(.stepElapsed($0.stale)) },
      ]
    case .game(.animationSkipped): [EventRows(name: "skipped") { _ in .game(.animationSkipped) }]
    case .game(.dismissed):
      [EventRows(name: "dismiss") { _ in .game(.dismissed) }]
    case .playAgainRequested: [EventRows(name: "play again") { _ in .playAgainRequested }]
    case .swapRequested: [EventRows(name: "swap sides") { _ in .swapRequested }]
    case .loadRequested: [EventRows(name: "load") { _ in .loadRequested(Games.over) }]
    case .positionSetUp:
      [EventRows(name: "position set up") { .positionSetUp($0.record.start) }]
    case .confirmed: [EventRows(name: "confirmed") { _ in .confirmed }]
    case .game(.openingPrepared):
      [EventRows(name: "opening made") { _ in .game(.openingPrepared(Games.opening)) }]
    case .game(.forfeited):
      [
        EventRows(name: "resigned") { .game(.forfeited(.resigned($0.sideToMove))) },
        EventRows(name: "time over") { .game(.forfeited(.outOfTime($0.sideToMove))) },
      ]
    case .game(.untimed): [EventRows(name: "without clock") { _ in .game(.untimed) }]
    // Nobody else plays here; `TwoPeopleScenarioTests` have two people.
    case .twoPeople:
      [
        EventRows(name: "resign asked") { _ in .twoPeople(.resignRequested) },
        EventRows(name: "join asked") { _ in .twoPeople(.joinRequested) },
        EventRows(name: "guest there") { _ in .twoPeople(.link(.connected, at: .zero)) },
      ]
    case .saved:
      [
        EventRows(name: "game not saved") { _ in
          .saved(.game, SaveFailure(step: .write, path: "/game", reason: "No space left"))
        }
      ]
    case .evaluationToggled, .sheetOpened, .sheetClosed, .review, .setUp, .library, .openings,
      .practice, .transcriptName, .players, .help, .coachReplied, .transcriptRequested,
      .transcriptHandled, .resetRequested,
      .cancelled, .levelTallied, .additionRequested, .game(.hintCompleted), .game(.wentOn),
      .game(.began), .game(.levelOutgrown), .game(.removedFromArchive):
      []
    }
  }

  private static let rowsOfAnswers = [
    EventRows(name: "live hint") { .game(.replied($0.live, $0.found(isFinal: false))) },
    EventRows(name: "last live hint") { .game(.replied($0.live, $0.found(isFinal: true))) },
    EventRows(name: "stale hint") { .game(.replied($0.stale, $0.found(isFinal: true))) },
    EventRows(name: "live answer") { .game(.replied($0.live, .move($0.legalSquare))) },
    EventRows(name: "illegal answer") { .game(.replied($0.live, .move(.d4))) },
    EventRows(name: "live progress") { .game(.replied($0.live, .progress($0.score))) },
    EventRows(name: "stale progress") { .game(.replied($0.stale, .progress($0.score))) },
    EventRows(name: "stale answer") { .game(.replied($0.stale, .move($0.legalSquare))) },
    EventRows(name: "stale and illegal") { .game(.replied($0.stale, .move(.d4))) },
    EventRows(name: "live failure") { .game(.replied($0.live, .failure(.noReply))) },
    EventRows(name: "stale failure") { .game(.replied($0.stale, .failure(.noReply))) },
  ]

  private static func overlayRows(of kind: App.Event) -> [EventRows] {
    switch kind {
    case .sheetOpened:
      Sheet.Kind.allCases.map { kind in
        EventRows(name: "\(kind) opened") { _ in .sheetOpened(kind) }
      }
    case .sheetClosed: [EventRows(name: "sheet closed") { _ in .sheetClosed }]
    case .review(.moved): [EventRows(name: "review moved") { _ in .review(.moved(to: 1)) }]
    case .review(.variationPlayed):
      [EventRows(name: "move tried") { .review(.variationPlayed($0.review?.choices.first ?? .f6)) }]
    case .review(.variationLeft):
      [EventRows(name: "variation left") { _ in .review(.variationLeft) }]
    case .setUp(.edited): [EventRows(name: "edited") { _ in .setUp(.edited(.swapColors)) }]
    case .transcriptRequested:
      [EventRows(name: "file named") { _ in .transcriptRequested(name: "game") }]
    case .transcriptHandled:
      [
        EventRows(name: "written") { _ in .transcriptHandled(.written(path: "/game")) },
        EventRows(name: "name is taken") { _ in .transcriptHandled(.exists(name: "game")) },
      ]
    case .setUp(.playRequested): [EventRows(name: "set up") { _ in .setUp(.playRequested) }]
    case .review(.playOnRequested): [EventRows(name: "play on") { _ in .review(.playOnRequested) }]
    case .resetRequested: [EventRows(name: "reset asked") { _ in .resetRequested }]
    case .cancelled: [EventRows(name: "cancelled") { _ in .cancelled }]
    case .library(.listed):
      [
        EventRows(name: "games listed") { _ in
          .library(.listed(foreign, LibraryReply(Games.listed)))
        }
      ]
    case .levelTallied:
      [EventRows(name: "level tallied") { _ in .levelTallied(foreignTally, Games.wonTally) }]
    case .library(.summarized):
      [EventRows(name: "games counted") { _ in .library(.summarized(foreign, Games.summary)) }]
    case .library(.selected): [EventRows(name: "game selected") { _ in .library(.selected(1)) }]
    case .library(.scrolled): [EventRows(name: "list scrolled") { _ in .library(.scrolled(to: 1)) }]
    case .library(.replayed):
      [EventRows(name: "replay goes on") { _ in .library(.replayed(to: 1)) }]
    case .library(.replayEnded): [EventRows(name: "replay ended") { _ in .library(.replayEnded) }]
    case .library(.filtered):
      [EventRows(name: "games found") { _ in .library(.filtered(TextField("tiger"))) }]
    case .library(.filterTyped):
      [EventRows(name: "filter typed") { _ in .library(.filterTyped(true)) }]
    case .library(.reviewRequested):
      [EventRows(name: "game reviewed") { _ in .library(.reviewRequested) }]
    case .library(.removalRequested):
      [EventRows(name: "removal asked") { _ in .library(.removalRequested) }]
    case .additionRequested:
      [EventRows(name: "several read") { _ in .additionRequested(Games.read) }]
    case .openings(.found):
      [EventRows(name: "openings found") { _ in .openings(.found(foreign, OpeningsReply([]))) }]
    case .openings(.selected): [EventRows(name: "move selected") { _ in .openings(.selected(1)) }]
    case .practice(.chosen):
      [EventRows(name: "subject chosen") { _ in .practice(.chosen(.endings)) }]
    case .practice(.subjectSwitched):
      [EventRows(name: "subject switched") { _ in .practice(.subjectSwitched) }]
    case .practice(.answered):
      [EventRows(name: "answered") { .practice(.answered($0.practice?.choices.first ?? .f6)) }]
    case .practice(.nextRequested):
      [EventRows(name: "next exercise") { _ in .practice(.nextRequested) }]
    case .coachReplied:
      [EventRows(name: "exercise found") { _ in .coachReplied(foreign, .practice(.over(days: 1))) }]
    case .review(.hintToggled):
      [EventRows(name: "scores of moves") { _ in .review(.hintToggled) }]
    case .transcriptName(.edited):
      [EventRows(name: "name typed") { _ in .transcriptName(.edited(TextField("x"))) }]
    case .transcriptName(.selected):
      [EventRows(name: "button selected") { _ in .transcriptName(.selected(.copy)) }]
    case .players(.selected):
      [
        EventRows(name: "player selected") { _ in
          .players(.selected(PlayerSelection(side: .light, mode: .computer)))
        }
      ]
    case .players(.addressTyped):
      [
        EventRows(name: "address typed") { _ in .players(.addressTyped(TextField("ann@box"))) }
      ]
    case .help: [EventRows(name: "page turned") { _ in .help(.turned(to: 1)) }]
    case .game, .saved, .evaluationToggled, .playAgainRequested, .swapRequested, .loadRequested,
      .positionSetUp, .confirmed, .twoPeople:
      []
    }
  }
}

/// Records that the tables start from.
enum Games {
  /// A question about a level with an identity.
  static func tallied(_ id: RequestID) -> LevelRequest {
    LevelRequest(id: id, level: .standard, game: GameIdentity(1))
  }

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

extension App {
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

  static func app(_ name: String) throws -> App {
    switch name {
    case "waiting": return middle()
    case "hinting", "hinted":
      var app = middle()
      _ = app.handle(.game(.hintRequested))
      guard name == "hinted", let id = app.liveRequest else { return app }
      _ = app.handle(.game(.replied(id, app.found(isFinal: true))))
      return app
    case "thinking", "replied", "overdue": return thinking(name)
    case "animating", "animating C": return animating(byComputers: name == "animating C")
    case "passing": return .resuming(Games.passing)
    case "passing C": return .resuming(Games.passing, dark: .computer, light: .computer)
    case "over": return .resuming(Games.over, identity: GameIdentity(7))
    default: throw Unknown(name: name)
    }
  }

  /// A session with one request behind it, so that there is a stale identity.
  private static func middle() -> App {
    var app = App.resuming(Games.middle)
    for _ in 0..<2 { _ = app.handle(.game(.hintRequested)) }
    return app
  }

  private static func thinking(_ name: String) -> App {
    var app = middle()
    _ = app.handle(.game(.modeChanged(.dark, .computer)))
    guard let id = app.moveRequestID else { return app }
    switch name {
    case "replied": _ = app.handle(.game(.replied(id, .move(.c4))))
    case "overdue": _ = app.handle(.game(.minimumThinkTimeElapsed(id)))
    default: break
    }
    return app
  }

  /// Two moves, so that there is a stale step.
  private static func animating(byComputers: Bool) -> App {
    var app = middle()
    _ = app.handle(.game(.squareChosen(.c4)))
    app.finishAnimation()
    _ = app.handle(.game(.squareChosen(.f4)))
    guard byComputers else { return app }
    for side in Disk.allCases { _ = app.handle(.game(.modeChanged(side, .computer))) }
    return app
  }
}

extension App {
  /// A session with a clock that resumes a record, and in which a computer takes its time.
  fileprivate static func resuming(
    _ record: GameRecord, dark: Mode = .manual, light: Mode = .manual,
    identity: GameIdentity? = nil
  ) -> App {
    let game = SavedGame(
      record: record, modes: Sides(dark: dark, light: light), identity: identity,
      timeControl: TimeControl("5"))
    return begin(game, stored: game, pace: GameSession.Pace(minimumThinkTime: .seconds(1))).app
  }
}
