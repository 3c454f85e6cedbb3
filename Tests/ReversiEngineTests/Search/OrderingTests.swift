import ReversiTesting
import Testing

@testable import ReversiEngine

@Suite("The order of moves")
struct OrderingTests {
  @Test("moves are taken by rank, equal ones in the order of the list")
  func byRank() {
    let stack = UnsafeMutablePointer<MoveList.Move>.allocate(capacity: 6)
    defer { stack.deallocate() }
    var list = MoveList(at: stack)
    for (square, rank) in [3, 9, -2, 9, 0, 3].enumerated() {
      list.append(square, flips: 0, replies: 0, rank: rank)
    }
    var taken: [Int] = []
    while let move = list.takeBest() { taken.append(Int(move.square)) }
    #expect(taken.map { [3, 9, -2, 9, 0, 3][$0] } == [9, 9, 3, 3, 0, -2])
    #expect(taken.first == 1)
    #expect(list.isEmpty)
  }

  @Test("the odd quadrants are those with an odd number of empty squares, counted one by one")
  func quadrantParity() throws {
    for position in try RandomGame.positions(games: 20, seed: 23) {
      let empties = SearchBoard(position).empties
      var odd: UInt64 = 0
      for quadrant in [0, 4, 32, 36].map({ QuadrantParity.quadrant(of: $0) }) {
        let count = (0..<64).count { (empties & quadrant) >> UInt64($0) & 1 != 0 }
        if count % 2 == 1 { odd |= quadrant }
      }
      #expect(QuadrantParity.oddQuadrants(empties) == odd, "\(position)")
    }
  }

  @Test("the quadrant of a square contains the square and fifteen others")
  func quadrants() {
    for square in 0..<64 {
      let quadrant = QuadrantParity.quadrant(of: square)
      #expect(quadrant >> UInt64(square) & 1 == 1)
      #expect(quadrant.nonzeroBitCount == 16)
    }
  }
}
