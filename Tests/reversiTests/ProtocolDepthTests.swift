import ReversiEngine
import Testing

@testable import reversi

@Suite("The depth that a client sets")
struct ProtocolDepthTests {
  @Test(
    "solves the end exactly, and four squares earlier at 73 %",
    arguments: [(1, 2), (10, 20), (12, 20), (14, 21), (20, 24)])
  func end(plies: Int, certainFrom: Int) {
    let certain = SearchLimits(plies: plies, empties: certainFrom)
    #expect(certain.exactFrom >= certainFrom)
    #expect(certain.exactSelectivity == .none)
    let before = SearchLimits(plies: plies, empties: certainFrom + 1)
    #expect(before.exactSelectivity == .percent73)
    #expect(before.exactFrom == certainFrom + 4)
    #expect(before.depth == plies)
    #expect(before.selectivity == .percent73)
  }
}
