import CommandLine
import Notation
import ReversiCore
import ReversiEngine

/// `book show`: prints the size of a book, and the time to read it and to look up a position.
struct ShowBookCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "show", "counts what is in a book, and times it", operands: [.book(at: \.book)])

  private var book = "embedded"

  /// The number of times that each measurement is repeated.
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
