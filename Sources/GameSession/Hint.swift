import ReversiCore

/// The computer's opinion of the player's moves, for as long as the player has to move.
public struct Hint: Sendable, Hashable {
  /// A move and what it is worth.
  public struct Move: Sendable, Hashable {
    /// Where to place the disk.
    public let square: Square
    /// Disks by which the side to move is expected to win, -64 to 64.
    public let score: Int

    /// A move and what it is worth.
    public init(square: Square, score: Int) {
      self.square = square
      self.score = score
    }
  }

  /// The identity of the thought that finds it.
  public let id: RequestID
  /// The legal moves, best first; none as long as nothing is known.
  public internal(set) var moves: [Move] = []
  /// Whether the computer is still looking for something better.
  public internal(set) var isThinking = true

  init(id: RequestID) {
    self.id = id
  }
}
