import ReversiCore

/// Walls and quiet moves: how many disks the opponent can get at.
extension Contrast {
  /// The reasons that are about walls and quiet moves.
  func walls() -> [Reason] { [quietMoveGiven(), wall(), openness(), flips()].compactMap(\.self) }

  /// How many more disks, or empty squares around disks, count.
  private static let minimumDifference = 3

  /// The opponent's best replies are quiet here, and not quiet after the better move.
  private func quietMoveGiven() -> Reason? {
    guard let reply = worse.reply else { return nil }
    let quiet = worse.board.quietMoves(of: opponent)
    let (disks, best) = worth(
      of: quiet.subtracting(better.board.quietMoves(of: opponent)), at: reply)
    return reason(
      .quietReply, isMissed: false, on: best, at: 1, basis: .rules, share: disks)
  }

  /// The worse move leaves a longer frontier.
  private func wall() -> Reason? {
    let frontier = worse.board.frontier(of: side)
    let numbers = Reason.Numbers(
      worse: frontier.count, better: better.board.frontier(of: side).count)
    guard numbers.worse - numbers.better >= Self.minimumDifference else { return nil }
    return reason(
      .wall, isMissed: false, on: frontier, at: 0, basis: .rules, share: advantageInside,
      own: numbers)
  }

  /// The better move opens less.
  private func openness() -> Reason? {
    let numbers = Reason.Numbers(
      worse: position.board.openness(of: worse.move),
      better: position.board.openness(of: better.move))
    guard numbers.worse - numbers.better >= Self.minimumDifference else { return nil }
    let isQuiet = numbers.better <= Board.quietOpenness
    return reason(
      .openness, isMissed: isQuiet, on: SquareSet(isQuiet ? better.move.flips : worse.move.flips),
      at: 0, basis: .rules, share: advantageInside, own: numbers)
  }
}

extension Contrast {
  /// The worse move turns over more disks.
  private func flips() -> Reason? {
    let numbers = Reason.Numbers(worse: worse.move.flips.count, better: better.move.flips.count)
    guard numbers.worse - numbers.better >= Self.minimumDifference else { return nil }
    return reason(
      .flips, isMissed: false, on: SquareSet(worse.move.flips), at: 0, basis: .rules,
      share: advantageInside, own: numbers)
  }

  /// What the lines differ by away from the edges and corners, in disks. There it counts how many
  /// moves both sides have and will have.
  var advantageInside: Int { advantage(in: [.centre, .diagonals, .mobility]) }
}

extension Board {
  /// The highest openness of a quiet move.
  static let quietOpenness = 2

  /// The quiet moves of a side.
  func quietMoves(of side: Disk) -> SquareSet {
    SquareSet(
      legalMoves(for: side).filter { square in
        move(of: side, at: square).map { openness(of: $0) <= Self.quietOpenness } ?? false
      })
  }
}
