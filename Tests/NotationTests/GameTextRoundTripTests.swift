import Notation
import ReversiCore
import ReversiTesting
import Testing

@Suite("A game that is written and read again")
struct GameTextRoundTripTests {
  @Test(
    "is the same as a transcript, with its start, and in GGF", arguments: 0..<8 as Range<UInt64>)
  func randomGames(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<TextGames.count / 8 {
      let record = try TextGames.random(&generator)
      let wrong = try Self.forms(of: record, &generator).first { text in
        (try? Self.text(text, is: record)) != true
      }
      #expect(wrong == nil, "seed \(seed), game \(number)")
      let transcript = TextGames.transcript(of: record, &generator)
      let read = try GameRecord(start: record.start, transcript: transcript)
      if !Self.same(read, record) { Issue.record("seed \(seed), game \(number): \(transcript)") }
    }
  }

  @Test("is the same if it is a known game", arguments: KnownGame.all)
  func knownGames(game: KnownGame) throws {
    var generator = SeededGenerator(seed: 1)
    let record = try GameRecord(transcript: game.transcript)
    for _ in 0..<20 {
      for text in try Self.forms(of: record, &generator) {
        #expect(try Self.text(text, is: record), "\(text)")
      }
    }
  }

  private static func forms(
    of record: GameRecord, _ generator: inout SeededGenerator
  ) throws -> [String] {
    let start = TextGames.notation(of: record.start, &generator)
    return [
      record.text, record.ggf(),
      "\(start) \(TextGames.transcript(of: record, &generator))",
      TextGames.foreign(record, &generator),
    ]
  }

  private static func text(_ text: String, is record: GameRecord) throws -> Bool {
    same(try GameText.record(in: text), record)
  }

  private static func same(_ read: GameRecord, _ record: GameRecord) -> Bool {
    read.start == record.start && read.position == record.position
      && read.standing == read.plies.count && read.plies[...] == record.plies[..<record.standing]
  }
}
