import Notation
import ReversiCore
import ReversiTesting
import Testing

@Suite("Records and positions as plain text")
struct PlainTextTests {
  @Test(
    "is read back from its text, from any start and with plies taken back",
    arguments: 0..<40 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var game = GameRecord()
    try game.playAtRandom(Int.random(in: 0...20, using: &generator), using: &generator)
    var record = GameRecord(start: game.position)
    try record.playAtRandom(Int.random(in: 0...60, using: &generator), using: &generator)
    #expect(try GameRecord(start: record.start, plies: record.pliesText) == record, "seed \(seed)")
    #expect(Position(text: record.start.text) == record.start, "seed \(seed)")
    for count in 0...record.plies.count {
      let earlier = record.standing(at: count)
      #expect(
        try GameRecord(start: record.start, plies: earlier.transcript).position
          == earlier.position)
    }
  }

  @Test(
    "names the first ply that cannot be read or is not legal",
    arguments: [
      ("f5f", .oddLength(3)), ("f5x9", .unknownPly(number: 2, text: "x9")),
      ("f5--", .illegalPass(number: 2, .hasLegalMove(.light))),
      ("f5f5", .illegalMove(number: 2, .occupied(.f5))),
      (KnownGame.pliesBeforePass + "a1", .illegalMove(number: 9, .passDue(.dark))),
    ] as [(String, GameRecord.TextError)])
  func badText(text: String, error: GameRecord.TextError) {
    #expect(throws: error) { try GameRecord(start: .newGame, plies: text) }
  }

  @Test("starts from a position in text: 64 cells, a space and a side")
  func badPosition() {
    let cells = String(repeating: "-", count: 64)
    for text in ["", cells + "--", cells + " z", "?\(cells.dropFirst()) x", cells + " x "] {
      #expect(Position(text: text) == nil)
    }
  }
}
