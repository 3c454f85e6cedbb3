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
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        Self.mutate(&bytes, &generator)
      }
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

  private static func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let index = Int.random(in: 0..<bytes.count, using: &generator)
    let other = Int.random(in: 0..<bytes.count, using: &generator)
    // Half of the changes use the format's own characters, which get further.
    let byte =
      Bool.random(using: &generator)
      ? UInt8.random(in: 0...255, using: &generator)
      : Array("xo-01\n abcdefgh2345678".utf8).randomElement(using: &generator) ?? 0
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: bytes[index] = byte
    case 1: bytes.remove(at: index)
    case 2: bytes.insert(byte, at: index)
    case 3: bytes.swapAt(index, other)
    case 4: bytes.insert(contentsOf: bytes[min(index, other)...max(index, other)], at: index)
    default: bytes[bytes.count - 1 - index % min(bytes.count, 60)] = byte
    }
  }
}
