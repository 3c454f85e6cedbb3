import FileFormats
import GameSession
import ReversiCore
import ReversiTesting
import Testing

@Suite("Parts of a saved game that this version does not know")
struct KeptLinesTests {
  static let new = NewGameText.saved

  @Test("are written again as they were, after the known lines")
  func unknownKeys() throws {
    let text = try SavedGameText(Self.new + "moves f5 d6\nlight-level 7\nfuture  1 \r\n")
    #expect(text.game.moveLimits.light.level?.number == 7)
    #expect(
      SavedGameText(text.game, kept: text.kept).text
        == Self.new + "light-level 7\nmoves f5 d6\nfuture  1 \r\n")
  }

  @Test("can be keys that look the same but differ")
  func similarKeys() throws {
    let text = Self.new + "\u{E9} 1\ne\u{301} 2\nx \u{301}\n"
    let read = try SavedGameText(text)
    #expect(Array(text.utf8) == SavedGameText(read.game, kept: read.kept).bytes)
  }

  @Test(
    "can be a level: the nearest is used, or the standard one for text",
    arguments: [
      ("19", 15), ("-2", 0), ("16", 15), ("99999999999999999999999", 15), ("6.8", 7), ("04", 4),
      ("+1", 1), ("1e999", 15), ("strong", 3), ("nan", 3), ("7 of 9", 3), (" 2", 3), ("2\r", 3),
    ])
  func strangeLevel(value: String, played: Int) throws {
    let text = try SavedGameText(Self.new + "dark-level \(value)\nlight-level 2\n")
    #expect(text.game.moveLimits.dark.level?.number == played)
    #expect(text.game.moveLimits.light.level?.number == 2)
    #expect(
      SavedGameText(text.game, kept: text.kept).bytes
        == Array((Self.new + "light-level 2\ndark-level \(value)\n").utf8))
  }

  @Test(
    "can be a time for each move: the nearest is used, or the standard level for text",
    arguments: [
      ("0", .moveTime(.milliseconds(100))), ("-1", .moveTime(.milliseconds(100))),
      ("4000", .moveTime(.seconds(3600))), ("1e3", .moveTime(.seconds(1000))),
      ("long", .standard), ("nan", .standard),
    ] as [(String, MoveLimit)])
  func strangeTime(value: String, played: MoveLimit) throws {
    let text = try SavedGameText(Self.new + "dark-move-time \(value)\nlight-level 2\n")
    #expect(text.game.moveLimits.dark == played)
    #expect(
      SavedGameText(text.game, kept: text.kept).bytes
        == Array((Self.new + "light-level 2\ndark-move-time \(value)\n").utf8))
  }

  @Test("never make the text longer than the limit for reading")
  func longKeptLines() throws {
    let long = Self.new + "a " + String(repeating: "b", count: 65_440) + "\nshort 1\n"
    let kept = try SavedGameText(long).kept
    #expect(SavedGameText(.new, kept: kept).text == long)
    var game = SavedGame.new
    game.record = try Games.tied()
    let text = SavedGameText(game, kept: kept)
    #expect(text.text == game.text + "short 1\n")
    #expect(try SavedGameText(bytes: text.bytes).game == game)
  }
}
