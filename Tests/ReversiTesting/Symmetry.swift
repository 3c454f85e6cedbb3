import ReversiCore

/// One of the eight symmetries of the board, square by square: the oracle for `BoardSymmetry`.
package struct Symmetry: Sendable, CustomStringConvertible {
  package static let all = (0..<8).map(Symmetry.init)

  /// 0 to 7: bits for mirrored columns, mirrored rows, and their exchange.
  package let number: Int

  package var description: String { "symmetry \(number)" }

  package func callAsFunction(_ square: Square) -> Square {
    var (column, row) = (square.column, square.row)
    if number & 1 != 0 { column = 7 - column }
    if number & 2 != 0 { row = 7 - row }
    if number & 4 != 0 { (column, row) = (row, column) }
    guard let image = Square(column: column, row: row) else { preconditionFailure("\(square)") }
    return image
  }

  package func callAsFunction(_ board: Board) -> Board {
    var image = Board()
    for square in Square.allCases { image[self(square)] = board[square] }
    return image
  }
}
