import ReversiCore
import Testing

@Suite("The number of games of a length")
struct PerftTests {
  @Test(
    "equals the published number; a pass is a ply, and a finished game one leaf",
    arguments: zip(1...8, [4, 12, 56, 244, 1396, 8200, 55092, 390_216]))
  func perft(depth: Int, leaves: Int) throws {
    #expect(try count(.newGame, depth: depth) == leaves)
  }

  private func count(_ position: Position, depth: Int) throws -> Int {
    guard depth > 0 else { return 1 }
    var next = position
    switch position.state {
    case .over:
      return 1
    case .passDue:
      try next.pass()
      return try count(next, depth: depth - 1)
    case .toMove:
      return try position.legalMoves.reduce(0) { sum, square in
        next = position
        try next.play(square)
        return try sum + count(next, depth: depth - 1)
      }
    }
  }
}
