/// What was played, what it was worth, and what would have been better.
public struct PlyScore: Sendable, Hashable {
  /// What was played.
  public let ply: GameRecord.Ply
  /// What it was worth to the side that played it, in disks: -64 to 64.
  public let score: Int
  /// The best play of both sides from the position before, its squares in order; passes are left
  /// out.
  public let bestLine: [Square]
  /// Disks that were given away, 0 or more: what the best move was worth, less what was played.
  public let loss: Int
  /// Whether all of this is proven.
  public let isExact: Bool

  /// What follows from the evaluations of the positions before and after a ply.
  ///
  /// Two estimates that do not fit together, as those of searches of different depths may not, make
  /// no loss where the best move was played, nor one below 0. Two exact ones always fit.
  init(on ply: GameRecord.Ply, before: Evaluation, after: Evaluation) {
    self.ply = ply
    score = after.score(for: ply.side)
    bestLine = before.line
    isExact = before.isExact && after.isExact
    let isBest =
      switch ply {
      case .place(let move): before.line.first == move.square
      case .pass: true
      }
    loss = isBest ? 0 : max(0, before.score(for: ply.side) - score)
  }

  /// What the best move was worth to the side, in disks: -64 to 64.
  public var bestScore: Int { score + loss }

  /// The best move; nil if the side had to pass.
  public var bestMove: Square? {
    if case .place = ply { bestLine.first } else { nil }
  }
}
