import Notation
import ReversiCore
import Testing

@testable import GameSession

@Suite("The record of a session")
struct SessionRecordTests {
  /// Dark's pass after h6 is due, and then it is light's turn.
  private static let passing = "f5f6c4g5h5h4f7h6--"

  private func session(
    _ plies: String, standing: Int? = nil, dark: Mode = .manual, light: Mode = .manual,
    openingPlies: Int = 0, next: GameRecord = GameRecord()
  ) throws -> GameSession {
    var record = try GameRecord(start: .newGame, plies: plies)
    record = try #require(record.markingOpening(plies: openingPlies))
    record = record.standing(at: standing ?? record.plies.count)
    let game = SavedGame(record: record, modes: Sides(dark: dark, light: light))
    return GameSession.begin(
      game, stored: game, nextGame: next, pace: .init(minimumThinkTime: .seconds(1))
    ).session
  }

  private static let manual = SavedGame.new.modes

  @Test("goes back disk by disk where the person moves for both sides")
  func undoOfBoth() throws {
    var session = try session("f5d6c3")
    for standing in [2, 1, 0, 0] {
      _ = session.handle(.undoRequested)
      #expect(session.record.standing == standing)
    }
    #expect(session.record.plies.count == 3)
    #expect(session.position == .newGame)
  }

  @Test("goes back to the person's own last move where a computer moves for the other side")
  func undoAgainstComputer() throws {
    var session = try session("f5d6c3d3", light: .computer)
    _ = session.handle(.undoRequested)
    #expect(session.record.standing == 2)
    #expect(session.phase == .waiting(hint: .hidden))
    _ = session.handle(.undoRequested)
    #expect(session.record.standing == 0)
    #expect(session.modes == Sides(dark: .manual, light: .computer))
  }

  @Test("goes back over a pass, which is no move of the person's")
  func undoOverPass() throws {
    var session = try session(Self.passing)
    #expect(session.position.turn == .light)
    _ = session.handle(.undoRequested)
    #expect(session.record.standing == 7)
    _ = session.handle(.redoRequested)
    #expect(session.record.standing == 9)
  }

  @Test("goes back by a disk and the pass after it where computers play, and both become Manual")
  func undoOfComputers() throws {
    var session = try session(Self.passing, dark: .computer, light: .computer)
    let effects = session.orders(after: .undoRequested)
    #expect(session.record.standing == 7)
    #expect(session.modes == Self.manual)
    #expect(effects.last == .save(session.saved))
    _ = session.handle(.modeChanged(.dark, .computer))
    _ = session.handle(.modeChanged(.light, .computer))
    _ = session.handle(.redoRequested)
    #expect(session.record.standing == 9)
    #expect(session.modes == Self.manual)
  }

  @Test("changes nothing where there is nothing to go back to, whatever is under way")
  func nothingToUndo() throws {
    // The computer's first move, and then again the computer's turn.
    var session = try session("f5", dark: .computer, light: .manual)
    _ = session.handle(.squareChosen(.d6))
    _ = session.handle(.undoRequested)
    #expect(session.record.standing == 1)
    let waiting = session
    #expect(session.orders(after: .undoRequested).isEmpty)
    #expect(session == waiting)

    var thinking = try self.session("", dark: .computer)
    let before = thinking
    #expect(thinking.thinkingSide == .dark)
    #expect(thinking.orders(after: .undoRequested).isEmpty)
    #expect(thinking == before)
  }

  @Test("goes on to the person's next move, and from there to the end")
  func redo() throws {
    var session = try session("f5d6c3d3c4", standing: 0, light: .computer)
    for standing in [2, 4, 5, 5] {
      _ = session.handle(.redoRequested)
      #expect(session.record.standing == standing)
    }
    // At the end of the record it is the computer's turn.
    #expect(session.thinkingSide == .light)
  }

  @Test("waits for the pass where going on ends at a due pass")
  func redoToPass() throws {
    var session = try session("f5f6c4g5h5h4f7h6", standing: 7)
    _ = session.handle(.redoRequested)
    #expect(session.record.standing == 8)
    #expect(session.phase == .passing)
  }

  @Test("is never taken back beyond its opening, also at a computer's turn")
  func opening() throws {
    var session = try session("c4c3d3", openingPlies: 2)
    _ = session.handle(.undoRequested)
    #expect(session.record.standing == 2)
    #expect(session.orders(after: .undoRequested).isEmpty)
    #expect(session.record.standing == 2)
    #expect(!session.record.isUntouched)
  }

  @Test("begins with the next opening where there is one, and asks for another")
  func nextOpening() throws {
    let next = try #require(
      try GameRecord(start: .newGame, plies: "c4c3").markingOpening(plies: 2))
    var session = try session("f5", next: next)
    let effects = session.orders(after: .began(.again))
    #expect(session.record == next)
    #expect(effects == [.save(session.saved), .prepareOpening])
    #expect(session.record.isUntouched)
  }

  @Test("leads back to the new-game board when it is reset, also where new games have an opening")
  func resetOfOpening() throws {
    let next = try #require(
      try GameRecord(start: .newGame, plies: "c4c3").markingOpening(plies: 2))
    var session = try session("f5", light: .computer, next: next)
    #expect(session.orders(after: .began(.reset)).last == .save(.new))
    #expect(session.record == GameRecord())
    #expect(!session.isOpeningAwaited)
    // The opening waits for the next game of the same players.
    _ = session.handle(.began(.again))
    #expect(session.record == next)
  }
}
