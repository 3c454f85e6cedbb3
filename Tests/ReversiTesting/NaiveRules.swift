import ReversiCore

/// The rules as a person applies them by hand: an oracle that shares nothing with
/// the bitboards.
package struct NaiveRules {
  private let cells: [[Character]]

  /// The rules on a board.
  package init(_ board: Board) {
    cells = board.description.split(separator: "\n").map(Array.init)
  }

  /// The places that a move turns over, as a set of (row, column) pairs written `row * 8 + column`.
  package func flips(of side: Disk, at place: Int) -> Set<Int> {
    let (row, column) = place.quotientAndRemainder(dividingBy: 8)
    guard cells[row][column] == "-" else { return [] }
    var flips: Set<Int> = []
    for rowStep in -1...1 {
      for columnStep in -1...1 where (rowStep, columnStep) != (0, 0) {
        var line: [Int] = []
        var (r, c) = (row + rowStep, column + columnStep)
        while (0..<8).contains(r), (0..<8).contains(c), cells[r][c] == side.opponent.symbol {
          line.append(r * 8 + c)
          (r, c) = (r + rowStep, c + columnStep)
        }
        if (0..<8).contains(r), (0..<8).contains(c), cells[r][c] == side.symbol {
          flips.formUnion(line)
        }
      }
    }
    return flips
  }

  /// The places where a side can move.
  package func legalMoves(of side: Disk) -> Set<Int> {
    Set((0..<64).filter { !flips(of: side, at: $0).isEmpty })
  }
}
