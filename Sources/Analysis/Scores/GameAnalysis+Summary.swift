import ReversiCore

extension GameAnalysis {
  /// The positions that mistakes have led to, by the number of plies before each, in order.
  package var mistakes: [Int] {
    record.plies.indices.filter { plyScore(at: $0)?.mistake != nil }.map { $0 + 1 }
  }

  /// The mistakes of a side that lost the most disks, at most three, worst first; of equal ones the
  /// earlier first. Each is the number of plies before it.
  package func worstMoves(of side: Disk) -> [Int] {
    let mistakes = losses(of: side).filter { Mistake(loss: $0.loss) != nil }
    let worst = mistakes.sorted { ($1.loss, $0.index) < ($0.loss, $1.index) }
    return worst.prefix(3).map(\.index)
  }

  /// The number of plies before the mistake that lost the most disks, or nil; of equal ones the
  /// earlier.
  package var worstMove: Int? {
    let worst = Disk.allCases.compactMap { worstMoves(of: $0).first }
    return worst.sorted().max { plyScore(at: $0)?.loss ?? 0 < plyScore(at: $1)?.loss ?? 0 }
  }

  /// The disks that a side lost with each move on average, over the moves with a known loss; nil if
  /// there are none.
  package func meanLoss(of side: Disk) -> Double? { totalLoss(of: side)?.mean }

  /// The disks that a side lost, over the moves with a known loss, or nil.
  package func totalLoss(of side: Disk) -> TotalLoss? {
    let losses = losses(of: side).map(\.loss)
    return TotalLoss(disks: losses.reduce(0, +), moves: losses.count)
  }

  /// The ply that turned the game. The side that leads in the last position has led since then, and
  /// did not lead before. If neither leads in the last position, neither has since then.
  ///
  /// It is the number of plies before it; nil if the game never turned, or if a position that
  /// matters is not evaluated.
  package var turningPly: Int? {
    guard let last = evaluation(at: record.plies.count)?.darkScore.signum() else { return nil }
    for index in record.plies.indices.reversed() {
      guard let evaluation = evaluation(at: index) else { return nil }
      if evaluation.darkScore.signum() != last { return index }
    }
    return nil
  }

  private func losses(of side: Disk) -> [(index: Int, loss: Int)] {
    record.plies.indices.compactMap { index in
      guard case .place(let move) = record.plies[index], move.side == side else { return nil }
      return plyScore(at: index).map { (index, $0.loss) }
    }
  }
}
