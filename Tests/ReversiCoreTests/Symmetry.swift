import ReversiCore
import Testing

/// One of the eight symmetries of the board, square by square: the oracle for `BoardSymmetry`.
struct Symmetry: CustomTestStringConvertible {
  static let all = (0..<8).map(Symmetry.init)

  let number: Int

  var testDescription: String { "symmetry \(number)" }

  func callAsFunction(_ square: Square) throws -> Square {
    var (column, row) = (square.column, square.row)
    if number & 1 != 0 { column = 7 - column }
    if number & 2 != 0 { row = 7 - row }
    if number & 4 != 0 { (column, row) = (row, column) }
    return try #require(Square(column: column, row: row))
  }

  func callAsFunction(_ board: Board) throws -> Board {
    var image = Board()
    for square in Square.allCases { image[try self(square)] = board[square] }
    return image
  }
}
