import ReversiCore
import Testing

@testable import App
@testable import GameSession

/// Undo, redo and other games, told as stories.
@Suite("The record of a game")
struct RecordScenarioTests {
  /// Dark's pass after h6 is due, and then it is light's turn.
  private static let passing = "f5f6c4g5h5h4f7h6--"

  private func session(
    _ plies: String, standing: Int? = nil, dark: Mode = .manual, light: Mode = .manual,
    openingPlies: Int = 0, next: GameRecord = GameRecord()
  ) throws -> App {
    var record = try GameRecord(start: .newGame, plies: plies)
    record = try #require(record.markingOpening(plies: openingPlies))
    record = try #require(record.standing(at: standing ?? record.plies.count))
    let game = SavedGame(record: record, modes: Sides(dark: dark, light: light))
    return App.begin(
      game, stored: game, nextGame: next, pace: .init(minimumThinkTime: .seconds(1))
    ).app
  }

  private static let manual = SavedGame.new.modes

  @Test("goes back disk by disk where the player moves for both sides")
  func undoOfBoth() throws {
    var session = try session("f5d6c3")
    for standing in [2, 1, 0, 0] {
      _ = session.handle(.game(.undoRequested))
      #expect(session.record.standing == standing)
    }
    #expect(session.record.plies.count == 3)
    #expect(session.position == .newGame)
  }

  @Test("goes back to the player's own last move where a computer moves for the other side")
  func undoAgainstComputer() throws {
    var session = try session("f5d6c3d3", light: .computer)
    _ = session.handle(.game(.undoRequested))
    #expect(session.record.standing == 2)
    #expect(session.phase == .waiting(hint: .hidden))
    _ = session.handle(.game(.undoRequested))
    #expect(session.record.standing == 0)
    #expect(session.modes == Sides(dark: .manual, light: .computer))
  }

  @Test("goes back over a pass, which is no move of the player's")
  func undoOverPass() throws {
    var session = try session(Self.passing)
    #expect(session.position.turn == .light)
    _ = session.handle(.game(.undoRequested))
    #expect(session.record.standing == 7)
    _ = session.handle(.game(.redoRequested))
    #expect(session.record.standing == 9)
  }

  @Test("goes back by a disk and the pass after it where computers play, and both become Manual")
  func undoOfComputers() throws {
    var session = try session(Self.passing, dark: .computer, light: .computer)
    let effects = session.orders(after: .game(.undoRequested))
    #expect(session.record.standing == 7)
    #expect(session.modes == Self.manual)
    #expect(effects.last == .game(.save(session.game.saved)))
    _ = session.handle(.game(.modeChanged(.dark, .computer)))
    _ = session.handle(.game(.modeChanged(.light, .computer)))
    _ = session.handle(.game(.redoRequested))
    #expect(session.record.standing == 9)
    #expect(session.modes == Self.manual)
  }

  @Test("changes nothing where there is nothing to go back to, whatever is under way")
  func nothingToUndo() throws {
    // The computer's first move, and then again the computer's turn.
    var session = try session("f5", dark: .computer, light: .manual)
    _ = session.handle(.game(.squareChosen(.d6)))
    _ = session.handle(.game(.undoRequested))
    #expect(session.record.standing == 1)
    let waiting = session
    #expect(session.orders(after: .game(.undoRequested)).isEmpty)
    #expect(session == waiting)

    var thinking = try self.session("", dark: .computer)
    let before = thinking
    #expect(thinking.thinkingSide == .dark)
    #expect(thinking.orders(after: .game(.undoRequested)).isEmpty)
    #expect(thinking == before)
  }

  @Test("goes on to the player's next move, and from there to the end")
  func redo() throws {
    var session = try session("f5d6c3d3c4", standing: 0, light: .computer)
    for standing in [2, 4, 5, 5] {
      _ = session.handle(.game(.redoRequested))
      #expect(session.record.standing == standing)
    }
    // At the end of the record it is the computer's turn.
    #expect(session.thinkingSide == .light)
  }

  @Test("shows the alert where going on ends at a due pass")
  func redoToPass() throws {
    var session = try session("f5f6c4g5h5h4f7h6", standing: 7)
    _ = session.handle(.game(.redoRequested))
    #expect(session.record.standing == 8)
    #expect(session.dialog == .passAlert)
  }

  @Test("is never taken back beyond its opening, also at a computer's turn")
  func opening() throws {
    var session = try session("c4c3d3", openingPlies: 2)
    _ = session.handle(.game(.undoRequested))
    #expect(session.record.standing == 2)
    #expect(session.orders(after: .game(.undoRequested)).isEmpty)
    #expect(session.record.standing == 2)
    #expect(!session.record.isUntouched)
  }

  @Test("begins with the next opening where there is one, and asks for another")
  func nextOpening() throws {
    let next = try #require(
      try GameRecord(start: .newGame, plies: "c4c3").markingOpening(plies: 2))
    var session = try session("f5", next: next)
    _ = session.handle(.playAgainRequested)
    let effects = session.orders(after: .confirmed)
    #expect(session.record == next)
    #expect(effects == [.game(.save(session.game.saved)), .game(.prepareOpening)])
    #expect(session.record.isUntouched)
    // Nothing was played yet, so that nothing is asked.
    _ = session.handle(.swapRequested)
    #expect(session.overlay.isEmpty)
  }

  @Test("leads back to the new-game board when it is reset, also where new games have an opening")
  func resetOfOpening() throws {
    let next = try #require(
      try GameRecord(start: .newGame, plies: "c4c3").markingOpening(plies: 2))
    var session = try session("f5", light: .computer, next: next)
    _ = session.handle(.resetRequested)
    #expect(session.orders(after: .confirmed).last == .game(.save(.new)))
    #expect(session.record == GameRecord())
    #expect(!session.isOpeningAwaited)
    // The opening waits for the next game of the same players.
    _ = session.handle(.playAgainRequested)
    #expect(session.record == next)
  }

  @Test("is never given up without a question while it goes on from another position")
  func startedElsewhere() throws {
    let position = try Positions.after([.f5, .d6, .c3])
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

  @Test("is given up for another that was read, in which the player moves for both sides")
  func load() throws {
    var session = try session("f5d6", dark: .computer, light: .computer)
    let other = try GameRecord(start: .newGame, plies: Self.passing)
    _ = session.handle(.loadRequested(other))
    #expect(session.dialog == .question(.load(other)))
    var cancelled = session
    _ = cancelled.handle(.cancelled)
    #expect(cancelled.overlay.isEmpty)
    #expect(cancelled.record.pliesText == "f5d6")
    _ = session.handle(.confirmed)
    #expect(session.record == other)
    #expect(session.modes == Self.manual)
    #expect(session.moveLimits == Sides(dark: .standard, light: .standard))
  }
}
