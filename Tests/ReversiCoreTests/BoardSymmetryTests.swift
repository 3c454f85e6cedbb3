import ReversiCore
import ReversiTesting
import Testing

@Suite("Symmetries of the board")
struct BoardSymmetryTests {
  @Test("all eight map a board to different boards, those of a naive mapping of its squares")
  func images() throws {
    let board = try #require(try RandomGame.positions(seed: 5).dropFirst(20).first?.board)
    func image(_ symmetry: BoardSymmetry) -> [SquareSet] {
      [symmetry.image(of: board.dark), symmetry.image(of: board.light)]
    }
    let naive = Symmetry.all.map { symmetry in
      let image = symmetry(board)
      return [image.dark, image.light]
    }
    #expect(Set(BoardSymmetry.all.map(image)) == Set(naive))
    #expect(Set(naive).count == 8)
    #expect(image(.identity) == [board.dark, board.light])
  }

  @Test("the original of an image is the square itself", arguments: BoardSymmetry.all)
  func originals(symmetry: BoardSymmetry) {
    for square in Square.allCases {
      let image = symmetry.image(of: [square])
      #expect(image.map(symmetry.original) == [square])
    }
  }

  @Test("the named mirrors keep their axis")
  func axes() {
    #expect(BoardSymmetry.leftRight.original(of: .a1) == .h1)
    #expect(BoardSymmetry.mainDiagonal.original(of: .b1) == .a2)
    #expect(BoardSymmetry.antidiagonal.original(of: .a1) == .h8)
    #expect(BoardSymmetry.antidiagonal.original(of: .h1) == .h1)
  }

  @Test("four keep the new-game board, and the others swap its colours")
  func newGame() {
    let board = Board.newGame
    for symmetry in BoardSymmetry.all {
      let isKept = BoardSymmetry.keepingNewGame.contains(symmetry)
      #expect(symmetry.image(of: board.dark) == (isKept ? board.dark : board.light))
    }
  }
}
