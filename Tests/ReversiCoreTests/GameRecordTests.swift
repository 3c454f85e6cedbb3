import Notation
import ReversiCore
import ReversiTesting
import Testing

@Suite("A game's record")
struct GameRecordTests {
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
    var record = try GameRecord(start: .newGame, plies: KnownGame.pliesBeforePass)
    try record.pass()
    #expect(record.plies.map(\.side).suffix(3) == [.dark, .light, .dark])
    #expect(record.pliesText == KnownGame.pliesBeforePass + "--")
    #expect(record.moveNumber == 9)
    #expect(record.lastMove?.square == .h6)
    #expect(record.position.state == .toMove(.light))
    #expect(!record.isUntouched)
  }

  @Test("goes back to fewer standing plies and forward again to all")
  func standing() throws {
    let record = try GameRecord(start: .newGame, plies: KnownGame.pliesBeforePass + "--")
    let earlier = record.standing(at: 2)
    let twoPlies = try GameRecord(start: .newGame, plies: "f5f6")
    #expect(earlier.position == twoPlies.position)
    #expect(earlier.transcript == "f5f6")
    #expect(earlier.pliesText == record.pliesText)
    #expect(earlier.lastMove?.square == .f6)
    #expect(earlier.moveNumber == 3)
    #expect(earlier.standing(at: 9) == record)
    #expect(record.standing(at: 10) == record)
    #expect(record.standing(at: -1) == record.standing(at: 0))
  }

  @Test("drops plies that were taken back when another is played")
  func newPly() throws {
    let record = try GameRecord(start: .newGame, plies: KnownGame.pliesBeforePass)
    var earlier = record.standing(at: 2)
    try earlier.play(.e6)
    #expect(earlier.pliesText == "f5f6e6")
    #expect(earlier.standing == 3)

    var generator = SeededGenerator(seed: 1)
    var later = try GameRecord(start: .newGame, plies: KnownGame.pliesBeforePass + "--")
    try later.playAtRandom(using: &generator)
    var beforePass = later.standing(at: 8)
    try beforePass.pass()
    #expect(beforePass.pliesText == KnownGame.pliesBeforePass + "--")
  }

  @Test("stays the same after an illegal ply")
  func illegal() throws {
    var record = try GameRecord(start: .newGame, plies: "f5")
    let before = record
    #expect(throws: IllegalMove.turnsNothingOver(.a1)) { try record.play(.a1) }
    #expect(throws: IllegalPass.hasLegalMove(.light)) { try record.pass() }
    #expect(record == before)
  }
}
