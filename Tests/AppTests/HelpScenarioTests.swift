import Analysis
import Archive
import ReversiCore
import ReversiTesting
import Testing

@testable import App
@testable import GameSession

/// Scores, review and openings of the game that is played are help, and are saved with the game.
@Suite("Help in a game")
struct HelpScenarioTests {
  private static func app(
    _ plies: String = "f5d6c3d3", dark: Mode = .manual, light: Mode = .manual
  ) throws -> App {
    .resuming(
      try GameRecord(start: .newGame, plies: plies), dark: dark, light: light, speed: .off,
      identity: GameIdentity(1))
  }

  private static func isHelped(_ app: App) -> Bool { app.game.saved.course.marks == [.helped] }

  private static let help: [[App.Event]] = [
    [.game(.hintRequested)], [.evaluationToggled], [.sheetOpened(.review)],
    [.sheetOpened(.openings)], [.sheetOpened(.practice), .practice(.chosen(.openings))],
  ]

  @Test("is seen and saved once", arguments: help)
  func saved(events: [App.Event]) throws {
    var app = try Self.app()
    #expect(app.game.saved.course.marks.isEmpty)
    let effects = events.flatMap { app.handle($0) }
    #expect(Self.isHelped(app))
    let saves = effects.filter { if case .game(.save) = $0 { true } else { false } }
    #expect(saves == [.game(.save(app.game.saved))])
    let later = app.handle(.sheetClosed) + app.handle(.sheetOpened(.review))
    #expect(!later.contains(.game(.save(app.game.saved))))
    _ = app.handle(.sheetClosed)
    _ = app.handle(.game(.undoRequested))
    #expect(app.game.saved.course.marks == [.takenBack, .helped])
    _ = app.handle(.playAgainRequested)
    _ = app.handle(.confirmed)
    #expect(app.game.saved == .new)
  }

  @Test("is none before the first move, but for a hint", arguments: help.dropFirst())
  func untouched(events: [App.Event]) throws {
    var app = try Self.app("")
    for event in events + [.sheetClosed] { _ = app.handle(event) }
    #expect(app.game.saved.course == GameCourse())
    if app.isEvaluationShown { _ = app.handle(.evaluationToggled) }
    _ = app.handle(.game(.squareChosen(.f5)))
    #expect(app.game.saved.course.marks.isEmpty)
  }

  @Test("is seen before the first own move, too, if an opening was played", arguments: help)
  func opening(events: [App.Event]) throws {
    let record = try #require(
      try GameRecord(start: .newGame, plies: "f5d6c3d3").markingOpening(plies: 4))
    var app = App.resuming(record, speed: .off)
    #expect(app.game.record.isUntouched)
    for event in events { _ = app.handle(event) }
    #expect(Self.isHelped(app))
  }

  @Test("begins with the first move if it is seen then")
  func firstMove() throws {
    var scored = try Self.app("")
    _ = scored.handle(.evaluationToggled)
    _ = scored.handle(.game(.squareChosen(.f5)))
    #expect(Self.isHelped(scored))
    var reviewed = try Self.app("", dark: .computer)
    let id = try #require(reviewed.moveRequestID)
    _ = reviewed.handle(.sheetOpened(.review))
    _ = reviewed.handle(.game(.replied(id, .move(.f5))))
    #expect(Self.isHelped(reviewed))
  }

  @Test("is none from other pages, other games, and at the end")
  func others() throws {
    for event in [
      .sheetOpened(.help), .sheetOpened(.players), .sheetOpened(.setUp), .sheetOpened(.practice),
      .sheetOpened(.transcriptName), .sheetOpened(.library),
    ] as [App.Event] {
      var app = try Self.app()
      _ = app.handle(event)
      #expect(app.game.saved.course.marks.isEmpty, "\(event)")
    }
    let record = try GameRecord(start: .newGame, plies: "f5f4")
    var app = try Self.app()
    _ = app.handle(.sheetOpened(.library))
    app.overlay.open(Review(ply: 1, of: record))
    for event in [.evaluationToggled, .sheetOpened(.openings)] as [App.Event] {
      _ = app.handle(event)
      #expect(app.game.saved.course.marks.isEmpty, "\(event)")
    }
    // The scores stay when the other game is closed.
    for _ in 0..<3 { _ = app.handle(.sheetClosed) }
    #expect(app.overlay.isEmpty && Self.isHelped(app))

    var over = try Self.app(KnownGame.lightWipedOut.transcript)
    for event in [.sheetOpened(.review), .review(.hintToggled), .sheetOpened(.openings)]
      as [App.Event]
    { _ = over.handle(event) }
    #expect(over.game.saved.course.marks.isEmpty)
  }
}
