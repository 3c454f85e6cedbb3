import Analysis
import ReversiCore

/// What the sets of English words share.
enum English {
  /// The words that spell the columns of the board.
  static let columns = [
    "alfa", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel",
  ]

  static func spelled(_ square: Square) -> String {
    "\(columns[square.column]) \(square.row + 1)"
  }

  /// How sure the score of a move is.
  static func certainty(of move: MoveScore) -> String {
    switch move.certainty {
    case .exact: "exact"
    case .estimate: "at depth \(move.depth)"
    case .book: "book"
    }
  }

  /// The program that uses the saved game, by its process if that is known.
  static func program(_ holder: Int32?) -> String {
    holder.map { "process \($0)" } ?? "another program"
  }
}

extension Disk {
  /// The English name of the side.
  var english: String { self == .dark ? "Black" : "White" }
}
