import ReversiCore
import Testing

@testable import App
@testable import GameSession

/// Undo, redo and other games, told as stories.
@Suite("The record of a game")
struct RecordScenarioTests {
  /// Dark's pass after h6 is due, and then it is light's turn.
  private static let passing = "f5f6c4g5h5h4f7h6--"

  private func app(
    _ plies: String, standing: Int? = nil, dark: Mode = .manual, light: Mode = .manual,
    openingPlies: Int = 0, next: GameRecord = GameRecord()
  ) throws -> App {
    var record = try GameRecord(start: .newGame, plies: plies)
    record = try #require(record.markingOpening(plies: openingPlies))
    record = record.standing(at: standing ?? record.plies.count)
    let game = SavedGame(record: record, modes: Sides(dark: dark, light: light))
    return App.begin(
      game, stored: game, nextGame: next, pace: .init(minimumThinkTime: .seconds(1))
    ).app
  }

  private static let manual = SavedGame.new.modes

  @Test("goes back disk by disk where the person moves for both sides")
  func undoOfBoth() throws {
    var app = try app("f5d6c3")
    for standing in [2, 1, 0, 0] {
      _ = app.handle(.game(.undoRequested))
      #expect(app.record.standing == standing)
    }
    #expect(app.record.plies.count == 3)
    #expect(app.position == .newGame)
  }

  @Test("goes back to the person's own last move where a computer moves for the other side")
  func undoAgainstComputer() throws {
    var app = try app("f5d6c3d3", light: .computer)
    _ = app.handle(.game(.undoRequested))
    #expect(app.record.standing == 2)
    #expect(app.phase == .waiting(hint: .hidden))
    _ = app.handle(.game(.undoRequested))
    #expect(app.record.standing == 0)
    #expect(app.modes == Sides(dark: .manual, light: .computer))
  }

  @Test("goes back over a pass, which is no move of the person's")
  func undoOverPass() throws {
    var app = try app(Self.passing)
    #expect(app.position.turn == .light)
    _ = app.handle(.game(.undoRequested))
    #expect(app.record.standing == 7)
    _ = app.handle(.game(.redoRequested))
    #expect(app.record.standing == 9)
  }

  @Test("goes back by a disk and the pass after it where computers play, and both become Manual")
  func undoOfComputers() throws {
    var app = try app(Self.passing, dark: .computer, light: .computer)
    let effects = app.orders(after: .game(.undoRequested))
    #expect(app.record.standing == 7)
    #expect(app.modes == Self.manual)
    #expect(effects.last == .game(.save(app.game.saved)))
    _ = app.handle(.game(.modeChanged(.dark, .computer)))
    _ = app.handle(.game(.modeChanged(.light, .computer)))
    _ = app.handle(.game(.redoRequested))
    #expect(app.record.standing == 9)
    #expect(app.modes == Self.manual)
  }

  @Test("changes nothing where there is nothing to go back to, whatever is under way")
  func nothingToUndo() throws {
    // The computer's first move, and then again the computer's turn.
    var app = try app("f5", dark: .computer, light: .manual)
    _ = app.handle(.game(.squareChosen(.d6)))
    _ = app.handle(.game(.undoRequested))
    #expect(app.record.standing == 1)
    let waiting = app
    #expect(app.orders(after: .game(.undoRequested)).isEmpty)
    #expect(app == waiting)

    var thinking = try self.app("", dark: .computer)
    let before = thinking
    #expect(thinking.thinkingSide == .dark)
    #expect(thinking.orders(after: .game(.undoRequested)).isEmpty)
    #expect(thinking == before)
  }

  @Test("goes on to the person's next move, and from there to the end")
  func redo() throws {
    var app = try app("f5d6c3d3c4", standing: 0, light: .computer)
    for standing in [2, 4, 5, 5] {
      _ = app.handle(.game(.redoRequested))
      #expect(app.record.standing == standing)
    }
    // At the end of the record it is the computer's turn.
    #expect(app.thinkingSide == .light)
  }

  @Test("shows the alert where going on ends at a due pass")
  func redoToPass() throws {
    var app = try app("f5f6c4g5h5h4f7h6", standing: 7)
    _ = app.handle(.game(.redoRequested))
    #expect(app.record.standing == 8)
    #expect(app.dialog == .passAlert)
  }

  @Test("is never taken back beyond its opening, also at a computer's turn")
  func opening() throws {
    var app = try app("c4c3d3", openingPlies: 2)
    _ = app.handle(.game(.undoRequested))
    #expect(app.record.standing == 2)
    #expect(app.orders(after: .game(.undoRequested)).isEmpty)
    #expect(app.record.standing == 2)
    #expect(!app.record.isUntouched)
  }

  @Test("begins with the next opening where there is one, and asks for another")
  func nextOpening() throws {
    let next = try #require(
      try GameRecord(start: .newGame, plies: "c4c3").markingOpening(plies: 2))
    var app = try app("f5", next: next)
    _ = app.handle(.playAgainRequested)
    let effects = app.orders(after: .confirmed)
    #expect(app.record == next)
    #expect(effects == [.game(.save(app.game.saved)), .game(.prepareOpening)])
    #expect(app.record.isUntouched)
    // Nothing was played yet, so that nothing is asked.
    _ = app.handle(.swapRequested)
    #expect(app.overlay.isEmpty)
  }

  @Test("leads back to the new-game board when it is reset, also where new games have an opening")
  func resetOfOpening() throws {
    let next = try #require(
      try GameRecord(start: .newGame, plies: "c4c3").markingOpening(plies: 2))
    var app = try app("f5", light: .computer, next: next)
    _ = app.handle(.resetRequested)
    #expect(app.orders(after: .confirmed).last == .game(.save(.new)))
    #expect(app.record == GameRecord())
    #expect(!app.isOpeningAwaited)
    // The opening waits for the next game of the same players.
    _ = app.handle(.playAgainRequested)
    #expect(app.record == next)
  }

  @Test("is never given up without a question while it goes on from another position")
  func startedElsewhere() throws {
    let position = try Positions.after("f5d6c3")
    let other = try GameRecord(start: .newGame, plies: "f5")
    for event in [
      .playAgainRequested, .swapRequested, .loadRequested(other), .positionSetUp(.newGame),
    ] as [App.Event] {
      var resumed = App.resuming(position)
      let before = resumed.record
      _ = resumed.handle(event)
      #expect(resumed.overlay.question != nil, "\(event)")
      #expect(resumed.record == before)
      var setUp = App.resuming(.newGame)
      _ = setUp.handle(.positionSetUp(position))
      #expect(setUp.record == before)
      _ = setUp.handle(event)
      #expect(setUp.overlay.question != nil, "\(event)")
      var new = App.resuming(.newGame)
      _ = new.handle(event)
      #expect(new.overlay.isEmpty, "\(event)")
    }
  }

  @Test("is given up for another that was read, in which the person moves for both sides")
  func load() throws {
    var app = try app("f5d6", dark: .computer, light: .computer)
    let other = try GameRecord(start: .newGame, plies: Self.passing)
    _ = app.handle(.loadRequested(other))
    #expect(app.dialog == .question(.load(other)))
    var cancelled = app
    _ = cancelled.handle(.cancelled)
    #expect(cancelled.overlay.isEmpty)
    #expect(cancelled.record.pliesText == "f5d6")
    _ = app.handle(.confirmed)
    #expect(app.record == other)
    #expect(app.modes == Self.manual)
    #expect(app.moveLimits == Sides(dark: .standard, light: .standard))
  }
}
