import ReversiCore

/// The scores of the player's moves, shown until the player moves.
public enum Hint: Sendable, Hashable {
  /// The source of a score.
  public enum Source: Sendable, Hashable {
    /// A search.
    case search
    /// The opening book.
    case book
  }

  /// A move and its score.
  public struct Move: Sendable, Hashable {
    /// The square to place the disk on.
    public let square: Square
    /// Disks by which the side to move is expected to win, −64 to 64.
    public let score: Int
    /// The source of the score.
    public let source: Source

    /// A move and its score.
    public init(square: Square, score: Int, source: Source = .search) {
      self.square = square
      self.score = score
      self.source = source
    }
  }

  /// The request with this identity is still searching; these moves are known so far.
  case searching(RequestID, [Move])
  /// The search has ended.
  case found([Move])

  /// The source of the best move's score; nil until a move is known.
  public var source: Source? { moves.first?.source }

  /// The legal moves, best first; empty until some are known.
  public var moves: [Move] {
    switch self {
    case .searching(_, let moves), .found(let moves): moves
    }
  }
}
