import ReversiCore
import ReversiTesting
import Testing

/// Position, last move and move number follow from the standing plies of a record.
@Suite("A game's record")
struct GameRecordTests {
  /// Dark must pass after these plies.
  static let beforePass = "f5f6c4g5h5h4f7h6"

  @Test("starts untouched, at move 1")
  func start() {
    let record = GameRecord()
    #expect(record.position == .newGame)
    #expect(record.lastMove == nil)
    #expect(record.moveNumber == 1)
    #expect(record.isUntouched)
  }

  @Test("is untouched only on the new-game board or right after an opening")
  func untouched() throws {
    let opening = try GameRecord(start: .newGame, plies: "c4c3")
    #expect(!opening.isUntouched)
    #expect(try #require(opening.markingOpening(plies: 2)).isUntouched)
    #expect(!GameRecord(start: opening.position).isUntouched)
    #expect(!GameRecord(start: Position(board: .newGame, turn: .light)).isUntouched)
  }

  @Test("keeps each ply with its side, and counts only disks as moves")
  func plies() throws {
    var record = try GameRecord(start: .newGame, plies: Self.beforePass)
    try record.pass()
    #expect(record.plies.map(\.side).suffix(3) == [.dark, .light, .dark])
    #expect(record.pliesText == Self.beforePass + "--")
    #expect(record.moveNumber == 9)
    #expect(record.lastMove?.square == .h6)
    #expect(record.position.state == .toMove(.light))
    #expect(!record.isUntouched)
  }

  @Test("goes back to fewer standing plies and forward again to all")
  func standing() throws {
    let record = try GameRecord(start: .newGame, plies: Self.beforePass + "--")
    let earlier = try #require(record.standing(at: 2))
    let twoPlies = try GameRecord(start: .newGame, plies: "f5f6")
    #expect(earlier.position == twoPlies.position)
    #expect(earlier.transcript == "f5f6")
    #expect(earlier.pliesText == record.pliesText)
    #expect(earlier.lastMove?.square == .f6)
    #expect(earlier.moveNumber == 3)
    #expect(earlier.standing(at: 9) == record)
    #expect(record.standing(at: 10) == nil)
    #expect(record.standing(at: -1) == nil)
  }

  @Test("drops plies that were taken back when another is played")
  func newPly() throws {
    let record = try GameRecord(start: .newGame, plies: Self.beforePass)
    var earlier = try #require(record.standing(at: 2))
    try earlier.play(.e6)
    #expect(earlier.pliesText == "f5f6e6")
    #expect(earlier.standing == 3)

    var generator = SeededGenerator(seed: 1)
    var later = try GameRecord(start: .newGame, plies: Self.beforePass + "--")
    try later.playAtRandom(using: &generator)
    var beforePass = try #require(later.standing(at: 8))
    try beforePass.pass()
    #expect(beforePass.pliesText == Self.beforePass + "--")
  }

  @Test("stays the same after an illegal ply")
  func illegal() throws {
    var record = try GameRecord(start: .newGame, plies: "f5")
    let before = record
    #expect(throws: IllegalMove.turnsNothingOver(.a1)) { try record.play(.a1) }
    #expect(throws: IllegalPass.hasLegalMove(.light)) { try record.pass() }
    #expect(record == before)
  }

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
    #expect(try Position(text: record.start.text) == record.start, "seed \(seed)")
    for count in 0...record.plies.count {
      let earlier = try #require(record.standing(at: count))
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
      (beforePass + "a1", .illegalMove(number: 9, .passDue(.dark))),
    ] as [(String, GameRecord.TextError)])
  func badText(text: String, error: GameRecord.TextError) {
    #expect(throws: error) { try GameRecord(start: .newGame, plies: text) }
  }

  @Test(
    "starts from a position in text, and reports its defects",
    arguments: [
      ("", .notCellsAndSide(length: 0)),
      (String(repeating: "-", count: 66), .notCellsAndSide(length: 66)),
      (String(repeating: "-", count: 64) + " z", .unknownSide("z")),
      ("?" + String(repeating: "-", count: 63) + " x", .board(.unknownCell(row: 1, cell: "?"))),
    ] as [(String, Position.TextError)])
  func badPosition(text: String, error: Position.TextError) {
    #expect(throws: error) { try Position(text: text) }
  }
}
