import PeopleModel
import ReversiCore
import ReversiTesting
import Testing

@Suite("A board seen by the side to move")
struct SidedBoardTests {
  @Test("has the moves and the flips of the rules", arguments: 1...20)
  func rules(seed: UInt64) throws {
    for position in try RandomGame.positions(seed: seed) {
      guard case .toMove(let side) = position.state else { continue }
      let board = SidedBoard(position)
      #expect(board.moves == position.legalMoves.rawValue)
      for square in position.legalMoves {
        let move = try #require(position.board.move(of: side, at: square))
        let flips = move.flips.reduce(into: SquareSet()) { $0.insert($1) }
        let number = Int(square.rawValue)
        #expect(board.flips(at: number) == flips.rawValue)
        let next = position.board.playing(move)
        let after = board.playing(number, flips: flips.rawValue)
        #expect(after.own == next.squares(of: side.opponent).rawValue)
        #expect(after.opposing == next.squares(of: side).rawValue)
      }
    }
  }

  @Test("has one canonical board for its eight images, and finds the way back")
  func canonical() throws {
    for position in try RandomGame.positions(seed: 3) {
      let board = SidedBoard(position)
      let canonical = CanonicalBoard(of: board)
      for symmetry in BoardSymmetry.all {
        let image = SidedBoard(
          own: symmetry.image(of: SquareSet(rawValue: board.own)).rawValue,
          opposing: symmetry.image(of: SquareSet(rawValue: board.opposing)).rawValue)
        #expect(CanonicalBoard(of: image).board == canonical.board)
      }
      for square in 0..<64 {
        #expect(canonical.originals(of: canonical.image(of: square)).contains(square))
      }
    }
  }

  @Test("joins the first moves of a game, which are images of each other")
  func firstMoves() {
    let canonical = CanonicalBoard(of: SidedBoard(.newGame))
    let squares = SquareSet(rawValue: SidedBoard(.newGame).moves).map { Int($0.rawValue) }
    #expect(Set(squares.map(canonical.image)).count == 1)
    #expect(canonical.originals(of: canonical.image(of: squares[0])).sorted() == squares)
  }
}
