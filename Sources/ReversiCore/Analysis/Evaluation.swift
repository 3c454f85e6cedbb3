/// What a position is worth, as far as somebody has looked ahead.
public struct Evaluation: Sendable, Hashable {
  /// Disks by which dark is expected to win, −64 to 64; the squares that stay empty count for the
  /// winner.
  public let darkScore: Int
  /// Whether the score is proven, so that looking further changes nothing.
  public let isExact: Bool
  /// How many plies were looked ahead; all that are left if the score is exact.
  public let depth: Int
  /// The best play of both sides from the position on, its squares in order; passes are left out.
  public let line: [Square]

  /// What a position is worth.
  public init(darkScore: Int, isExact: Bool, depth: Int, line: [Square]) {
    self.darkScore = darkScore
    self.isExact = isExact
    self.depth = depth
    self.line = line
  }

  /// Disks by which a side is expected to win, −64 to 64.
  public func score(for side: Disk) -> Int { side == .dark ? darkScore : -darkScore }

  /// What a finished game is worth: what its disks amount to; nil while the game goes on.
  public init?(ofFinal position: Position) {
    guard let outcome = position.outcome else { return nil }
    let empties = position.board.empties.count
    let darkScore =
      switch outcome {
      case .win(.dark, let lead): lead + empties
      case .win(.light, let lead): -lead - empties
      case .tie: 0
      }
    self.init(darkScore: darkScore, isExact: true, depth: 0, line: [])
  }
}
