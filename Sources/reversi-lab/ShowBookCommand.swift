import CommandLine
import Notation
import ReversiCore
import ReversiEngine

struct ShowBookCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "show", "counts what is in a book, and times it", operands: [.book(at: \.book)])

  private var book = "embedded"

  private static let rounds = 100

  func run(on console: Console) throws {
    let book = try OpeningBook(named: book)
    let figures = BookFigures(book)
    for ply in figures.positions.indices {
      try console.print(
        "ply \(ply + 1): \(figures.positions[ply]) positions, \(figures.moves[ply]) moves played")
    }
    try console.print(
      "\(book.count) positions in \(book.bytes.count) bytes, \(figures.lines) lines; a game between "
        + "two who play from it leaves it after \(FixedDecimal(figures.plies, digits: 1)) plies")
    let bytes = book.bytes
    let clock = ContinuousClock()
    let reading =
      try (0..<Self.rounds).map { _ in
        try clock.measure { _ = try OpeningBook(bytes: bytes) }
      }.min() ?? .zero
    let boards = Array(book.positions)
    var known = 0
    let asking = clock.measure {
      for _ in 0..<Self.rounds { for board in boards { known += book.moves(on: board).count } }
    }
    try console.print(
      "read in \(Int(reading / .microseconds(1))) µs, a position is looked up in "
        + "\(Int(asking / .nanoseconds(1)) / (Self.rounds * max(1, boards.count))) ns "
        + "(\(known / (Self.rounds * max(1, boards.count))) moves)")
  }
}

struct BookFigures: Equatable {
  /// After each number of plies, from 0.
  private(set) var positions: [Int] = []
  /// Symmetric moves count once.
  private(set) var moves: [Int] = []
  /// From a new game to the book's end.
  private(set) var lines = 0
  /// The average until a game leaves the book.
  private(set) var plies = 0.0

  private struct Rest {
    var lines = 1
    var plies = 0.0
  }

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
