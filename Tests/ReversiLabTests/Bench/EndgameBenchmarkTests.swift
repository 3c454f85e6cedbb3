import Testing

@testable import reversi_lab

@Suite("The positions of the endgame benchmark")
struct EndgameBenchmarkTests {
  @Test("end with #49 unless the first one is beyond it")
  func last() throws {
    #expect(try EndgameRange(first: 48).positions.map(\.number) == [48, 49])
    #expect(try EndgameRange(first: 55).positions.map(\.number) == [55])
    var range = EndgameRange(first: 57)
    range.last = 59
    #expect(try range.positions.map(\.number) == [57, 58, 59])
  }
}
