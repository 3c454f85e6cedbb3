import ReversiCore
import ReversiTesting
import Testing

@testable import App
@testable import GameSession

/// What the person is asked before another game begins.
@Suite("The record of a game")
struct RecordScenarioTests {
  /// Dark's pass after h6 is due, and then it is light's turn.
  private static let passing = "f5f6c4g5h5h4f7h6--"

  @Test("is never given up without a question while it goes on from another position")
  func startedElsewhere() throws {
    let position = try Positions.after("f5d6c3")
    let other = try GameRecord(start: .newGame, plies: "f5")
    for event in [
      .playAgainRequested, .swapRequested, .loadRequested(other), .positionSetUp(.newGame),
    ] as [App.Event] {
      var resumed = App.resuming(position)
      let before = resumed.game.record
      _ = resumed.handle(event)
      #expect(resumed.overlay.question != nil, "\(event)")
      #expect(resumed.game.record == before)
      var setUp = App.resuming(.newGame)
      _ = setUp.handle(.positionSetUp(position))
      #expect(setUp.game.record == before)
      _ = setUp.handle(event)
      #expect(setUp.overlay.question != nil, "\(event)")
      var new = App.resuming(.newGame)
      _ = new.handle(event)
      #expect(new.overlay.isEmpty, "\(event)")
    }
  }

  @Test("is given up for an opening without a question, as nobody has played in it")
  func opening() throws {
    let game = SavedGame(record: Games.opening, modes: SavedGame.new.modes)
    var app = App.begin(game, stored: game, pace: .init()).app
    _ = app.handle(.swapRequested)
    #expect(app.overlay.isEmpty)
  }

  @Test("is given up for another that was read, in which the person moves for both sides")
  func load() throws {
    var app = try App.resuming(plies: "f5d6", dark: .computer, light: .computer)
    let other = try GameRecord(start: .newGame, plies: Self.passing)
    _ = app.handle(.loadRequested(other))
    #expect(app.dialog == .question(.load(other)))
    var cancelled = app
    _ = cancelled.handle(.cancelled)
    #expect(cancelled.overlay.isEmpty)
    #expect(cancelled.game.record.pliesText == "f5d6")
    _ = app.handle(.confirmed)
    #expect(app.game.record == other)
    #expect(app.game.modes == SavedGame.new.modes)
    #expect(app.game.moveLimits == Sides(dark: .standard, light: .standard))
  }
}
