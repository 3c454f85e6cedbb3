import Analysis
import ReversiCore

/// Mobility: the moves that both sides have.
extension Contrast {
  /// The reasons that are about the number of moves.
  func mobility() -> [Reason] {
    [movesGiven(), movesLost(), moveCounts(), laterMoveCounts()].compactMap(\.self)
  }

  /// The opponent's best replies are not legal after the better move.
  private func movesGiven() -> Reason? {
    guard let reply = worse.reply else { return nil }
    let replies = reply.before.legalMoves
    let others = better.board.legalMoves(for: opponent)
    let (disks, best) = worth(of: replies.subtracting(others), at: reply)
    return reason(
      .moves, isMissed: false, on: best, at: 1, basis: .rules, share: disks,
      opponent: Reason.Numbers(worse: replies.count, better: others.count))
  }

  /// The side's best moves after the better move and the reply are not legal after the worse one
  /// and the reply.
  private func movesLost() -> Reason? {
    guard let reply = better.reply, let otherReply = worse.reply, better.steps.count > 2,
      better.steps[2].move.side == side
    else { return nil }
    let moves = reply.after.legalMoves
    let others = otherReply.after.board.legalMoves(for: side)
    let kept = moves.subtracting(others).subtracting([worse.move.square])
    let step = better.steps[2]
    guard kept.contains(step.move.square), case let ranking = ranking(of: step.before) else {
      return nil
    }
    let openAtOnce = better.board.legalMoves(for: side)
      .subtracting(worse.board.legalMoves(for: side))
    let alwaysOpen = better.steps[0].after.nextPositions.reduce(SquareSet.all) {
      $0.intersection($1.board.legalMoves(for: side))
    }
    func reason(on squares: SquareSet, _ basis: Reason.Basis) -> Reason? {
      let (disks, best) = worth(of: squares, at: step, among: ranking)
      return self.reason(
        .moves, isMissed: true, on: best, at: 2, basis: basis, share: disks,
        own: Reason.Numbers(worse: others.count, better: moves.count))
    }
    return reason(on: kept.intersection(openAtOnce.union(alwaysOpen)), .rules)
      ?? reason(on: kept, basisOfLines)
  }

  /// How many more moves count, those of both sides together.
  private static let minimumDifference = 3

  /// The number of moves that both sides have next.
  private func moveCounts() -> Reason? {
    guard let reply = worse.reply, better.steps[0].after.state == .toMove(opponent) else {
      return nil
    }
    let fewest = better.steps[0].after.nextPositions
      .map { $0.board.legalMoves(for: side).count }.min()
    let opponents = Reason.Numbers(
      worse: reply.before.legalMoves.count, better: better.board.legalMoves(for: opponent).count)
    let own = Reason.Numbers(
      worse: reply.after.board.legalMoves(for: side).count, better: fewest ?? 0)
    let given = opponents.worse - opponents.better
    let kept = own.better - own.worse
    guard max(0, given) + max(0, kept) >= Self.minimumDifference else { return nil }
    return reason(
      .mobility, isMissed: false, on: reply.before.legalMoves, at: 1, basis: .rules,
      share: advantageInside, opponent: given > 0 ? opponents : nil, own: kept > 0 ? own : nil)
  }

  /// The number of moves that both sides have at the end of the lines.
  private func laterMoveCounts() -> Reason? {
    let plies = commonLength
    let boards = [worse, better].map { $0.steps[plies - 1].after.board }
    let (opponents, own) = (numbers(of: opponent, on: boards), numbers(of: side, on: boards))
    guard count(opponents, own) else { return nil }
    return reason(
      .laterMobility, isMissed: false, on: boards[0].legalMoves(for: opponent), at: plies - 1,
      basis: basisOfLines, share: advantage(in: [.mobility]), opponent: opponents, own: own)
  }

  /// Whether the numbers of moves count as a difference.
  private func count(_ opponents: Reason.Numbers, _ own: Reason.Numbers) -> Bool {
    opponents.worse >= opponents.better && own.worse <= own.better
      && opponents.worse - opponents.better + own.better - own.worse >= Self.minimumDifference
  }

  private func numbers(of side: Disk, on boards: [Board]) -> Reason.Numbers {
    let counts = boards.map { $0.legalMoves(for: side).count }
    return Reason.Numbers(worse: counts[0], better: counts[1])
  }
}
