import Analysis
import FileFormats
import GameSession
import Notation
import ReversiCore
import ReversiTesting
import Testing

@Suite("The record in a saved game's text")
struct SavedGameTextRecordTests {
  /// A position in which light has to pass, as lines 1–9 and as the value of `start`.
  static let passBoard =
    "o00\n" + String(repeating: "--------\n", count: 7) + "xo------\n"
  static let passStart = String(repeating: "-", count: 56) + "xo------ o"
  static let afterF5 = """
    o00
    --------
    --------
    --------
    ---ox---
    ---xxx--
    --------
    --------
    --------

    """

  @Test("has a line of all plies, two characters each")
  func plies() throws {
    var game = SavedGame.new
    game.record = try GameRecord(start: .newGame, plies: "f5")
    #expect(game.text == Self.afterF5 + "plies f5\n")
    #expect(try SavedGameText(game.text) == SavedGameText(game))
  }

  @Test("has the number of standing plies, if not all stand; lines 1–9 are the position after them")
  func standing() throws {
    var game = SavedGame.new
    game.record = try GameRecord(start: .newGame, plies: "f5d6").standing(at: 1)
    #expect(game.text == Self.afterF5 + "plies f5d6\nstanding 1\n")
    #expect(try SavedGameText(game.text) == SavedGameText(game))
    game.record = game.record.standing(at: 0)
    #expect(game.text == NewGameText.saved + "plies f5d6\nstanding 0\n")
    #expect(try SavedGameText(game.text) == SavedGameText(game))
  }

  @Test("has its start, unless that was a new game, and its passes")
  func start() throws {
    var game = SavedGame.new
    let start = try #require(Position(text: Self.passStart))
    game.record = GameRecord(start: start)
    #expect(game.text == Self.passBoard + "start \(Self.passStart)\n")
    #expect(try SavedGameText(game.text) == SavedGameText(game))
    game.record = try GameRecord(start: start, plies: "--c8")
    #expect(game.text.hasSuffix("\nxxx-----\nstart \(Self.passStart)\nplies --c8\n"))
    #expect(try SavedGameText(game.text) == SavedGameText(game))
  }

  @Test("starts with the position of a text of nine lines")
  func nineLines() throws {
    let text = try SavedGameText(Self.afterF5)
    #expect(text.recordDefect == nil)
    #expect(!text.game.record.isUntouched)
    let start = try GameRecord(start: .newGame, plies: "f5").position
    #expect(text.game.record.start == start)
  }

  @Test("is read back as it was, over random games", arguments: 0..<200 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let game = try Games.random(&generator)
    let text = SavedGameText(game)
    #expect(try SavedGameText(bytes: text.bytes) == text, "seed \(seed)")
    let rows = text.text.split(separator: "\n")[1...8].map(String.init)
    #expect(rows == game.record.position.board.rows, "seed \(seed)")
  }

  @Test("has the number of its opening plies, if there are any")
  func opening() throws {
    var game = SavedGame.new
    let record = try GameRecord(start: .newGame, plies: "f5d6")
    game.record = try #require(record.markingOpening(plies: 2)).standing(at: 2)
    #expect(game.text.hasSuffix("plies f5d6\nopening 2\n"))
    #expect(try SavedGameText(bytes: Array(game.text.utf8)).game == game)
  }

  @Test("is read back for a whole game with passes, at each number of standing plies")
  func wholeGame() throws {
    let record = try Games.tied()
    #expect(record.plies.count > 60)
    for standing in 0...record.plies.count {
      var game = SavedGame.new
      game.record = record.standing(at: standing)
      #expect(try SavedGameText(game.text) == SavedGameText(game))
    }
  }

  static let defects: [(String, RecordDefect)] = [
    ("plies f5d", .plies(.oddLength(3))),
    ("plies f5d9", .plies(.unknownPly(number: 2, text: "d9"))),
    ("plies f5f5", .plies(.illegalMove(number: 2, .occupied(.f5)))),
    ("plies a1", .plies(.illegalMove(number: 1, .turnsNothingOver(.a1)))),
    ("plies --", .plies(.illegalPass(number: 1, .hasLegalMove(.dark)))),
    ("plies f5\nstanding 2", .standing),
    ("plies f5\nstanding -1", .standing),
    ("plies f5\nstanding one", .standing),
    ("plies f5\nstanding 99999999999999999999", .standing),
    ("standing 1", .standing),
    ("plies f5\nstanding 0", .otherPosition),
    ("plies f5\nopening 2", .opening),
    ("plies f5\nopening -1", .opening),
    ("plies f5\nopening x", .opening),
    ("opening 1", .opening),
    ("plies c4", .otherPosition),
    ("plies f5d6", .otherPosition),
    ("start \(passStart)", .otherPosition),
    ("start \(passStart)\nplies c8", .plies(.illegalMove(number: 1, .passDue(.light)))),
    ("start xo x", .start), ("start \(passStart.dropLast())-", .start),
    ("start q\(passStart.dropFirst())", .start),
  ]

  @Test(
    "restarts with lines 1–9 if it does not lead there, and says why", arguments: defects)
  func defect(lines: String, defect: RecordDefect) throws {
    let text = try SavedGameText(
      "o11" + Self.afterF5.dropFirst(3) + "future 1\n" + lines + "\nlight-level 2\n")
    #expect(text.recordDefect == defect)
    let start = try GameRecord(start: .newGame, plies: "f5").position
    let level = try #require(Level(2))
    #expect(
      text.game
        == SavedGame(
          record: GameRecord(start: start), modes: Sides(dark: .computer, light: .computer),
          moveLimits: Sides(dark: .standard, light: .level(level))))
    // The lines of the old record are gone; the others stay.
    #expect(
      SavedGameText(text.game, kept: text.kept).text
        == "o11" + Self.afterF5.dropFirst(3)
        + "start \(start.text)\nlight-level 2\nfuture 1\n")
  }

  @Test("has the names of the players, which a new game does not have")
  func names() throws {
    var game = SavedGame.new
    game.record = try GameText.record(in: "(;GM[Othello]PB[Ann Example]PW[木村]B[f5];)")
    #expect(
      game.text == Self.afterF5 + "plies f5\nblack-name Ann Example\nwhite-name 木村\n")
    #expect(try SavedGameText(game.text) == SavedGameText(game))
    let strange = try SavedGameText(Self.afterF5 + "plies f5\nwhite-name \u{1B} [x]  \n")
    #expect(strange.game.record.names == PlayerNames(light: "x"))
    #expect(strange.recordDefect == nil)
  }

  @Test("can restart with a pass that is due")
  func passAfterDefect() throws {
    let text = try SavedGameText(Self.passBoard + "plies f5\n")
    #expect(text.recordDefect == .otherPosition)
    #expect(text.game.record.position.state == .passDue(.light))
  }

  @Test("leads to a finished game whatever turn line 1 records", arguments: ["x", "o", "-"])
  func finished(turn: String) throws {
    var game = SavedGame.new
    game.record = try Games.tied()
    let text = try SavedGameText(turn + game.text.dropFirst())
    #expect(text == SavedGameText(game))
  }
}
