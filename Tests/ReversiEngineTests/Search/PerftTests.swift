import Testing

@testable import ReversiEngine

@Suite("The leaves of the game tree")
struct PerftTests {
  @Test(
    "equal the published numbers",
    arguments: zip(1...9, [4, 12, 56, 244, 1396, 8200, 55092, 390_216, 3_005_288] as [UInt64]))
  func perft(depth: Int, leaves: UInt64) {
    #expect(Perft.count(.start, depth: depth) == leaves)
  }
}
