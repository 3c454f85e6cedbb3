import FileFormats
import Foundation
import GameSession
import ReversiCore
import ReversiTesting
import Testing

@Suite("A damaged text of a saved game")
struct SavedGameTextFuzzTests {
  /// The number of texts for a seed; `REVERSI_FUZZ_SAVES` sets another.
  static let count =
    ProcessInfo.processInfo.environment["REVERSI_FUZZ_SAVES"].flatMap { Int($0) } ?? 1000

  @Test(
    "is refused, or read as a game that is the same after writing and reading",
    arguments: 0..<8 as Range<UInt64>)
  func mutations(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let texts = [
      NewGameText.saved, NewGameText.saved + "moves f5\ndark-level 3\nlight-level 12\n",
      try Games.random(&generator).text, try Games.random(&generator).text,
      try Games.random(&generator).text + "a b\nc d e\n",
    ]
    var readable = 0
    var restarted = 0
    for _ in 0..<Self.count {
      var bytes = Array(texts[Int.random(in: texts.indices, using: &generator)].utf8)
      bytes.mutate(signs: "xo-01\n abcdefgh2345678", using: &generator)
      guard let text = try? SavedGameText(bytes: bytes) else { continue }
      readable += 1
      restarted += text.recordDefect == nil ? 0 : 1
      let written = SavedGameText(text.game, kept: text.kept)
      let again = try SavedGameText(bytes: written.bytes)
      #expect(again == written, "seed \(seed), text \(bytes)")
    }
    #expect(readable > 0 && readable < Self.count, "seed \(seed)")
    #expect(restarted > 0, "seed \(seed)")
  }
}
