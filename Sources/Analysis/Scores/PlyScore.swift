import ReversiCore

/// The score of a ply compared with that of the best move.
package struct PlyScore: Sendable, Hashable {
  package let ply: GameRecord.Ply
  /// The score of the ply for the side that made it, in disks: −64 to 64.
  package let score: Int
  /// The best play for both sides from the position before it, square by square, without passes.
  /// It begins with the move itself unless that lost disks.
  package let bestLine: [Square]
  /// The disks that the ply lost, 0 or more: the best score less its own.
  package let loss: Int
  /// Whether both scores are proven.
  package let isExact: Bool

  /// Compares the positions before and after a ply.
  ///
  /// Searches of different depths may give estimates that contradict each other. The best move
  /// never has a loss, and no loss is negative. Exact scores never contradict each other. Of
  /// several moves with the best score, the one that was played is the best.
  init(on ply: GameRecord.Ply, before: Evaluation, after: Evaluation) {
    self.ply = ply
    score = after.score(for: ply.side)
    isExact = before.isExact && after.isExact
    let isBest =
      switch ply {
      case .place(let move): before.line.first == move.square
      case .pass: true
      }
    loss = isBest ? 0 : max(0, before.score(for: ply.side) - score)
    bestLine =
      if loss == 0, !isBest, case .place(let move) = ply {
        [move.square] + after.line
      } else {
        before.line
      }
  }

  /// The mistake that the ply was, or nil.
  package var mistake: Mistake? { Mistake(loss: loss) }

  /// The score of the best move for the side, in disks: −64 to 64.
  package var bestScore: Int { score + loss }

  /// The best move; nil if the side had to pass.
  package var bestMove: Square? {
    if case .place = ply { bestLine.first } else { nil }
  }
}
