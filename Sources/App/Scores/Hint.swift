import Analysis
import ReversiCore

/// The scores of the moves, shown until the person moves.
package struct Hint: Sendable, Hashable {
  /// The legal moves, best first; empty until some are known.
  package let moves: [MoveScore]
  /// Whether the search goes on.
  package let isSearching: Bool

  /// Whether the scores come from the opening book.
  package var isFromBook: Bool { moves.first?.certainty == .book }
}
