import ReversiTesting
import Testing

@testable import ReversiEngine

@Suite("The images of a position")
struct CanonicalBoardTests {
  @Test("all eight images have the same canonical form, which is one of them")
  func oneForm() throws {
    for position in try RandomGame.positions(games: 5, seed: 71) {
      let board = SearchBoard(position)
      let images = board.images
      let canonical = CanonicalBoard(of: board).board
      #expect(images.contains(canonical))
      for image in images { #expect(CanonicalBoard(of: image).board == canonical) }
    }
  }

  @Test("a move of the canonical form is a move of the position, with the same outcome")
  func moves() throws {
    for position in try RandomGame.positions(games: 5, seed: 72) {
      let board = SearchBoard(position)
      let canonical = CanonicalBoard(of: board)
      let squares = canonical.board.legalSquares.map { canonical.original(of: $0) }
      #expect(squares.sorted() == Array(board.legalSquares))
      for square in canonical.board.legalSquares {
        #expect(
          canonical.board.canonical(after: square)
            == board.canonical(after: canonical.original(of: square)))
      }
    }
  }

  @Test("a new game is the same for both sides")
  func newGame() {
    #expect(
      CanonicalBoard(of: .start).board == CanonicalBoard(of: SearchBoard.start.passed).board)
  }
}

extension SearchBoard {
  /// The position turned and mirrored in all eight ways, square by square.
  var images: [SearchBoard] {
    (0..<8).map { way in
      func image(_ squares: UInt64) -> UInt64 {
        (0..<64).reduce(0) { result, square in
          guard squares >> UInt64(square) & 1 == 1 else { return result }
          var (column, row) = (square & 7, square >> 3)
          if way & 1 != 0 { column = 7 - column }
          if way & 2 != 0 { row = 7 - row }
          if way & 4 != 0 { (column, row) = (row, column) }
          return result | 1 << UInt64(row * 8 + column)
        }
      }
      return SearchBoard(player: image(player), opponent: image(opponent))
    }
  }
}
