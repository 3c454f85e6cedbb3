import Analysis
import ReversiCore

/// The scores of the moves, shown until the person moves.
public struct Hint: Sendable, Hashable {
  /// The legal moves, best first; empty until some are known.
  public let moves: [MoveScore]
  /// Whether the search goes on.
  public let isSearching: Bool

  /// Whether the scores come from the opening book.
  public var isFromBook: Bool { moves.first?.certainty == .book }
}
