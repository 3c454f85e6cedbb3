import ReversiCore

/// What the player's moves are worth, for as long as the player has to move.
public enum Hint: Sendable, Hashable {
  /// Where it is known from what a move is worth.
  public enum Source: Sendable, Hashable {
    /// The move source has just looked for it.
    case search
    /// It was found out before, for a book of openings.
    case book
  }

  /// A move and what it is worth.
  public struct Move: Sendable, Hashable {
    /// Where to place the disk.
    public let square: Square
    /// Disks by which the side to move is expected to win, −64 to 64.
    public let score: Int
    /// Where that is known from.
    public let source: Source

    /// A move and what it is worth.
    public init(square: Square, score: Int, source: Source = .search) {
      self.square = square
      self.score = score
      self.source = source
    }
  }

  /// The thought with this identity is looking for something better than the moves that are known.
  case searching(RequestID, [Move])
  /// Nothing better will be found.
  case found([Move])

  /// Where it is known from what the best move is worth; nil as long as nothing is known.
  public var source: Source? { moves.first?.source }

  /// The legal moves, best first; none as long as nothing is known.
  public var moves: [Move] {
    switch self {
    case .searching(_, let moves), .found(let moves): moves
    }
  }
}
