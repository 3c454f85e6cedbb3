import ReversiCore

/// What the player's moves are worth, for as long as the player has to move.
public enum Hint: Sendable, Hashable {
  /// A move and what it is worth.
  public struct Move: Sendable, Hashable {
    /// Where to place the disk.
    public let square: Square
    /// Disks by which the side to move is expected to win, −64 to 64.
    public let score: Int

    /// A move and what it is worth.
    public init(square: Square, score: Int) {
      self.square = square
      self.score = score
    }
  }

  /// The thought with this identity is looking for something better than the moves that are known.
  case searching(RequestID, [Move])
  /// Nothing better will be found.
  case found([Move])

  /// The legal moves, best first; none as long as nothing is known.
  public var moves: [Move] {
    switch self {
    case .searching(_, let moves), .found(let moves): moves
    }
  }
}
