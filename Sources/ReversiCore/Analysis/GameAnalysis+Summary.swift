extension GameAnalysis {
  /// The moves by which a side gave the most disks away, at most three, the worst first; of equal
  /// ones the earlier first. Each is the number of plies before it.
  public func worstMoves(of side: Disk) -> [Int] {
    let mistakes = losses(of: side).filter { $0.loss > 0 }
    let worst = mistakes.sorted { ($1.loss, $0.index) < ($0.loss, $1.index) }
    return worst.prefix(3).map(\.index)
  }

  /// Disks that a side gave away with a move, on average over those moves that can be judged; nil if
  /// none can.
  public func meanLoss(of side: Disk) -> Double? {
    let losses = losses(of: side).map(\.loss)
    return losses.isEmpty ? nil : Double(losses.reduce(0, +)) / Double(losses.count)
  }

  /// The ply with which the game turned: since then the side that is ahead in the last position has
  /// been ahead, and before it was not. If neither is ahead there: since then neither was.
  ///
  /// It is the number of plies before it; nil if the game never turned, or if positions are not
  /// evaluated that would show it.
  public var turningPly: Int? {
    guard let last = evaluation(at: record.plies.count)?.darkScore.signum() else { return nil }
    for index in record.plies.indices.reversed() {
      guard let evaluation = evaluation(at: index) else { return nil }
      if evaluation.darkScore.signum() != last { return index }
    }
    return nil
  }

  /// What each disk cost that a side placed, as far as that can be judged.
  private func losses(of side: Disk) -> [(index: Int, loss: Int)] {
    record.plies.indices.compactMap { index in
      guard case .place(let move) = record.plies[index], move.side == side else { return nil }
      return plyScore(at: index).map { (index, $0.loss) }
    }
  }
}
