import ReversiCore

/// The board at a moment.
public struct BoardPicture: Sendable, Hashable {
  /// The score of a move, on its square.
  public struct HintMark: Sendable, Hashable {
    /// The score.
    public let score: String
    /// Its rank among all moves, from 1.
    public let rank: Int
    /// Whether no move has a higher score.
    public let isBest: Bool
    /// Whether the score is proven.
    public let isExact: Bool

    /// The score of a move, which may be proven, and its rank from 1.
    public init(score: String, rank: Int, isBest: Bool, isExact: Bool) {
      self.score = score
      self.rank = rank
      self.isBest = isBest
      self.isExact = isExact
    }
  }

  /// The disks and their looks.
  public var faces = [Square: DiskFace]()
  /// The squares that the person may choose.
  public var choices: SquareSet = []
  /// The scores of moves.
  public var hints = [Square: HintMark]()
  /// The square of the move that would have been better than the last one; it has a hint, too.
  public var best: Square?
  /// The square of the last disk placed.
  public var lastMove: Square?
  /// The disks that the selected move would turn over. Their marks replace those of the disks that
  /// the last move turned over.
  public var previewed: SquareSet = []
  /// The selected square, or nil.
  public var cursor: Square?

  /// An empty board.
  public init() {}
}
