import Analysis
import Archive
import Canvas
import GameTesting
import Notation
import ReversiCore

@testable import App
@testable import GameSession

/// There are one or more rows for each kind of event.
struct EventRow: Sendable {
  let name: String
  let event: @Sendable (App) -> App.Event

  init(_ name: String, event: @escaping @Sendable (App) -> App.Event) {
    self.name = name
    self.event = event
  }

  /// No request has this identity: sessions start counting at 0.
  private static let foreign = RequestID(serial: .max)
  private static let engine = Mode.externalEngine(ExternalEngineName("other"))

  static let all = [
    EventRow("legal square") { .game(.squareChosen($0.legalSquare)) },
    EventRow("illegal square") { _ in .game(.squareChosen(.d4)) },
    EventRow("undo") { _ in .game(.undoRequested) },
    EventRow("redo") { _ in .game(.redoRequested) },
    EventRow("turn Computer") { .game(.modeChanged($0.sideToMove, .computer)) },
    EventRow("turn engine") { .game(.modeChanged($0.sideToMove, engine)) },
    EventRow("turn Manual") { .game(.modeChanged($0.sideToMove, .manual)) },
    EventRow("other Computer") { .game(.modeChanged($0.sideToMove.opponent, .computer)) },
    EventRow("other engine") { .game(.modeChanged($0.sideToMove.opponent, engine)) },
    EventRow("other Manual") { .game(.modeChanged($0.sideToMove.opponent, .manual)) },
    EventRow("level of turn") {
      .game(.moveLimitChanged($0.sideToMove, $0.game.moveLimits[$0.sideToMove].next))
    },
    EventRow("named") { .game(.named($0.sideToMove, "Ann")) },
    EventRow("move now") { _ in .game(.moveNowRequested) },
    EventRow("hint asked") { _ in .game(.hintRequested) },
    EventRow("live hint") { .game(.replied($0.live, $0.found(isFinal: false))) },
    EventRow("last live hint") { .game(.replied($0.live, $0.found(isFinal: true))) },
    EventRow("stale hint") { .game(.replied($0.stale, $0.found(isFinal: true))) },
    EventRow("live reply") { .game(.replied($0.live, .move($0.legalSquare))) },
    EventRow("illegal reply") { .game(.replied($0.live, .move(.d4))) },
    EventRow("live progress") { .game(.replied($0.live, .progress($0.score))) },
    EventRow("stale progress") { .game(.replied($0.stale, .progress($0.score))) },
    EventRow("stale reply") { .game(.replied($0.stale, .move($0.legalSquare))) },
    EventRow("stale and illegal") { .game(.replied($0.stale, .move(.d4))) },
    EventRow("live failure") { .game(.replied($0.live, .failure(.noReply))) },
    EventRow("stale failure") { .game(.replied($0.stale, .failure(.noReply))) },
    EventRow("minimum think time") { .game(.minimumThinkTimeElapsed($0.live)) },
    EventRow("stale think time") { .game(.minimumThinkTimeElapsed($0.stale)) },
    EventRow("live step") { .game(.stepElapsed($0.stepID ?? foreign)) },
    EventRow("stale step") { .game(.stepElapsed($0.stale)) },
    EventRow("skipped") { _ in .game(.animationSkipped) },
    EventRow("dismiss") { _ in .game(.dismissed) },
    EventRow("other dismissed") { _ in .game(.otherDismissed) },
    EventRow("play again") { _ in .playAgainRequested },
    EventRow("swap sides") { _ in .swapRequested },
    EventRow("new game") { _ in .gameBegun(.again) },
    EventRow("load") { _ in .loadRequested(Games.over) },
    EventRow("position set up") { .positionSetUp($0.game.record.start) },
    EventRow("confirmed") { _ in .confirmed },
    EventRow("opening made") { _ in .game(.openingPrepared(Games.opening)) },
    EventRow("game not saved") { _ in
      .saved(.game, SaveFailure(step: .write, path: "/game", reason: "No space left"))
    },
    EventRow("resigned") { .game(.forfeited(.resigned($0.sideToMove))) },
    EventRow("time over") { .game(.forfeited(.outOfTime($0.sideToMove))) },
    EventRow("without clock") { _ in .game(.untimed) },
    // Nobody else plays here; `TwoPeopleScenarioTests` have two people.
    EventRow("resign asked") { _ in .twoPeople(.resignRequested) },
    EventRow("join asked") { _ in .twoPeople(.joinRequested) },
    EventRow("guest there") { _ in .twoPeople(.link(.connected, at: .zero)) },
  ]

  static let ofOverlays =
    Sheet.Kind.allCases.map { kind in EventRow("\(kind.name) opened") { _ in .sheetOpened(kind) } }
    + [
      EventRow("position viewed") { _ in
        .review(
          ViewedPlace(
            game: Games.over, level: nil, variation: nil, ply: 1, showsHint: true,
            showsReason: true, scoresLine: false))
      },
      EventRow("sheet closed") { _ in .sheetClosed },
      EventRow("review moved") { _ in .review(.moved(to: 1)) },
      EventRow("move tried") { .review(.variationPlayed($0.reviewedLine?.choices.first ?? .f6)) },
      EventRow("variation left") { _ in .review(.variationLeft) },
      EventRow("scores of moves") { _ in .review(.hintToggled) },
      EventRow("reason's line") { _ in .review(.reasonLineStepped(by: 1)) },
      EventRow("play on") { _ in .review(.playOnRequested) },
      EventRow("edited") { _ in .setUp(.edited(.swapColors)) },
      EventRow("set up") { _ in .setUp(.playRequested) },
      EventRow("file named") { _ in .transcriptRequested(name: "game") },
      EventRow("written") { _ in .transcriptHandled(.written(path: "/game")) },
      EventRow("name is taken") { _ in .transcriptHandled(.exists(name: "game")) },
      EventRow("name typed") { _ in .transcriptName(.edited(TextField("x"))) },
      EventRow("button selected") { _ in .transcriptName(.selected(.cancel)) },
      EventRow("reset asked") { _ in .resetRequested },
      EventRow("cancelled") { _ in .cancelled },
      EventRow("late reply") { _ in .reply(Games.summary, to: Library.CountGames.self, foreign) },
      EventRow("game selected") { _ in .library(.selected(1)) },
      EventRow("list scrolled") { _ in .library(.scrolled(to: 1)) },
      EventRow("replay goes on") { _ in .library(.replayed(to: 1)) },
      EventRow("replay ended") { _ in .library(.replayEnded) },
      EventRow("games found") { _ in .library(.filtered(TextField("tiger"))) },
      EventRow("filter typed") { _ in .library(.filterTyped(true)) },
      EventRow("game reviewed") { _ in .library(.reviewRequested) },
      EventRow("removal asked") { _ in .library(.removalRequested) },
      EventRow("several read") { _ in .additionRequested(Games.read) },
      EventRow("line toggled") { _ in .lineToggled() },
      EventRow("line dropped") { _ in .lineDropped(Games.line) },
      EventRow("day began") { _ in .dayBegan(20_785) },
      EventRow("lines listed") { _ in .openings(.linesListed(0)) },
      EventRow("openings walked") { _ in
        .openings(.walked(to: GameRecord(), selecting: nil))
      },
      EventRow("opening played") { _ in .openings(.playRequested) },
      EventRow("ending chosen") { _ in .practice(.endingChosen(TodaysEnding(on: 20_784))) },
      EventRow("move selected") { _ in .openings(.selected(1)) },
      EventRow("subject chosen") { _ in .practice(.chosen(.endings)) },
      EventRow("idea asked") { _ in .practice(.hintRequested) },
      EventRow("given up") { _ in .practice(.answerRequested) },
      EventRow("line played on") { _ in .practice(.lineStepped(by: 1)) },
      EventRow("answered") { .practice(.answered($0.practice?.choices.first ?? .f6)) },
      EventRow("mistakes chosen") { _ in .practice(.mistakesChosen) },
      EventRow("next exercise") { _ in .practice(.nextRequested) },
      EventRow("player selected") { _ in
        .players(.selected(PlayerSelection(side: .light, mode: .computer)))
      },
      EventRow("address typed") { _ in .players(.typed(TextField("ann@box"))) },
      EventRow("host selected") { _ in .players(.buttonSelected(.host)) },
      EventRow("entry selected") { _ in .menu(.selected(1)) },
      EventRow("key selected") { _ in .help(.selected(1)) },
      EventRow("page turned") { _ in .help(.turned(to: 1)) },
    ]

  /// Whether an event can have a row. A new kind of event does not compile until it is here, and
  /// needs rows above then.
  static func isPossible(_ event: App.Event) -> Bool {
    switch event {
    case .game(.squareChosen), .game(.undoRequested), .game(.redoRequested), .game(.modeChanged),
      .game(.moveLimitChanged), .game(.moveNowRequested), .game(.hintRequested), .game(.replied),
      .game(.minimumThinkTimeElapsed), .game(.stepElapsed), .game(.animationSkipped),
      .game(.dismissed), .game(.otherDismissed), .game(.openingPrepared), .game(.forfeited),
      .game(.untimed), .game(.named),
      .sheetOpened, .opened, .sheetClosed, .feature, .transcriptRequested, .transcriptHandled,
      .playAgainRequested, .swapRequested, .gameBegun, .loadRequested, .positionSetUp,
      .resetRequested,
      .cancelled, .confirmed, .replied, .additionRequested, .saved, .twoPeople,
      .lineToggled, .lineDropped, .dayBegan:
      true
    // A matter of searches, which have tests of their own.
    case .evaluationToggled, .scoresRequested, .coachSwitched: false
    // These come from the app alone.
    case .game(.hintCompleted), .game(.wentOn), .game(.began): false
    }
  }
}

extension Sheet.Kind {
  var name: String {
    let name = "\(feature)"
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

enum Games {
  /// Four plies stand, two can be played again.
  static let middle = record("f5d6c3d3c4f4").standing(at: 4)
  /// A pass is due.
  static let passing = record("f5f6c4g5h5h4f7h6")
  /// A game that leaves the middle game after its first ply.
  static let variation = record("f5f6e6")
  static let over = record("e6f4e3f6g5d6e7f5c5")
  /// Two entries of a library: the middle game, and a line that is not a game.
  static let listed = LibraryList(
    count: 2, isComplete: true,
    games: [
      LibraryGame(line: Array("middle".utf8), record: middle),
      LibraryGame(line: Array("torn".utf8), record: nil),
    ])
  static let read = [GGFGame(record: middle), GGFGame(record: over)]
  static let line: Repertoire.Line = {
    guard let line = Repertoire.Line(middle, of: .dark) else { preconditionFailure("no line") }
    return line
  }()
  static let exercise = Exercise(
    position: middle.position, subject: .mistakes, number: 1, count: 2)
  static let wonTally = {
    var tally = LevelTally()
    for _ in 0..<9 { tally.add(isWon: true) }
    return tally
  }()
  static let summary = {
    var summary = GameSummary()
    summary.add(won)
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

  fileprivate var live: RequestID { moveRequestID ?? liveRequest ?? RequestID(serial: .max) }

  fileprivate var stale: RequestID { RequestID(serial: 0) }
}

/// An app in each phase that the tables have a column for.
enum AppsInPhases {
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
    case "passing": return resuming(Games.passing)
    case "passing C": return resuming(Games.passing, by: .computer)
    case "over": return resuming(Games.over, identity: GameIdentity(7))
    default: throw Unknown(name: name)
    }
  }

  /// The computer takes its time.
  private static func resuming(
    _ record: GameRecord, by mode: Mode = .manual, identity: GameIdentity? = nil
  ) -> App {
    .resuming(
      record, dark: mode, light: mode, minimumThinkTime: .seconds(1), identity: identity,
      timeControl: TimeControl("5"))
  }

  /// With one request behind it, so that there is a stale identity.
  private static func middle() -> App {
    var app = resuming(Games.middle)
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
