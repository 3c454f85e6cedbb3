import ReversiCore

/// The score of a ply compared with that of the best move.
package struct PlyScore: Sendable, Hashable {
  package let ply: GameRecord.Ply
  /// The score of the ply for the side that made it, in disks: −64 to 64.
  package let score: Int
  /// The best play for both sides from the position before, without passes. It begins with the move
  /// itself unless that lost disks.
  package let bestLine: [Square]
  /// The disks that the ply lost, 0 or more: the best score less its own.
  package let loss: Int
  /// Whether both scores are proven.
  package let isExact: Bool

  /// Searches of different depths may give estimates that contradict each other, but no loss is
  /// negative and the best move has none. Of several moves with the best score, the one that was
  /// played is the best.
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

  package var mistake: Mistake? { Mistake(loss: loss) }

  /// The score of the best move for the side, in disks: −64 to 64.
  package var bestScore: Int { score + loss }

  /// The best move; nil if the side had to pass.
  package var bestMove: Square? {
    if case .place = ply { bestLine.first } else { nil }
  }
}

/// How bad a move is that gives disks away. The raw value is the minimum loss in disks.
///
/// An estimate at depth 8 is off by three disks on average, so a smaller loss is no mistake. Each
/// grade begins at twice the loss of the one before.
package enum Mistake: Int, Sendable, Hashable, CaseIterable {
  case slight = 3
  case clear = 6
  case grave = 12

  package init?(loss: Int) {
    guard let grade = Self.allCases.last(where: { $0.rawValue <= loss }) else { return nil }
    self = grade
  }

  /// The sign after the move in notation.
  package var sign: String {
    switch self {
    case .slight: "?!"
    case .clear: "?"
    case .grave: "??"
    }
  }
}

/// The disks that a side lost with its moves.
package struct TotalLoss: Sendable, Hashable {
  package let disks: Int
  /// The number of moves, 1 or more.
  package let moves: Int

  /// A loss; nil without moves.
  package init?(disks: Int, moves: Int) {
    guard moves > 0 else { return nil }
    self.disks = disks
    self.moves = moves
  }

  /// The disks lost with each move on average.
  package var mean: Double { Double(disks) / Double(moves) }
}
