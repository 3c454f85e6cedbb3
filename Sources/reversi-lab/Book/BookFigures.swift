import ReversiEngine

/// The size of a book.
struct BookFigures: Equatable {
  /// The number of positions after each number of plies, from 0.
  private(set) var positions: [Int] = []
  /// The number of moves that the book plays after each number of plies. Symmetric moves count
  /// once.
  private(set) var moves: [Int] = []
  /// The number of lines that the book plays from a new game to the book's end.
  private(set) var lines = 0
  /// The average number of plies until a game leaves the book, if both sides play from it.
  private(set) var plies = 0.0

  private struct Rest {
    var lines = 1
    var plies = 0.0
  }

  /// Counts a book.
  init(_ book: OpeningBook) {
    positions = [Int](repeating: 0, count: book.plies)
    moves = positions
    var rests: [SearchBoard: Rest] = [:]
    for board in book.positions.sorted(by: { $0.emptyCount < $1.emptyCount }) {
      let good = book.goodMoves(on: board)
      var seen: Set<SearchBoard> = []
      var rest = Rest(lines: 0)
      for (square, weight) in good {
        let after = board.canonical(after: square)
        let next = rests[after] ?? Rest()
        rest.plies += (1 + next.plies) * Double(weight)
        if seen.insert(after).inserted { rest.lines += next.lines }
      }
      rest.plies /= Double(good.reduce(0) { $0 + $1.weight })
      rests[board] = rest
      positions[60 - board.emptyCount] += 1
      moves[60 - board.emptyCount] += seen.count
    }
    if let whole = rests[CanonicalBoard(of: .start).board] {
      (lines, plies) = (whole.lines, whole.plies)
    }
  }
}
