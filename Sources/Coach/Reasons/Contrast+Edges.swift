import Analysis
import ReversiCore

/// Edges: wedges, and edges of five disks.
extension Contrast {
  /// The reasons that are about edges.
  func edges() -> [Reason] {
    [
      wedge(of: opponent, in: worse, notIn: better).map { index in
        reason(
          .wedge, isMissed: false, on: [worse.steps[index].move.square], at: index,
          basis: isWedgeGiven(index) ? .rules : basisOfLines,
          share: worthOfWedge(in: worse.steps[index]))
      },
      wedge(of: side, in: better, notIn: worse).map { index in
        reason(
          .wedge, isMissed: true, on: [better.steps[index].move.square], at: index,
          basis: index == 0 ? .rules : basisOfLines,
          share: worthOfWedge(in: better.steps[index]))
      },
    ].compactMap { $0 ?? nil } + Edge.allCases.compactMap(unbalanced)
  }

  /// The index of the first wedge of a side that it does not make in the other line.
  private func wedge(
    of side: Disk, in continuation: Continuation, notIn other: Continuation
  ) -> Int? {
    continuation.steps.firstIndex { step in
      step.move.side == side && step.before.board.isWedge(step.move)
        && other.index(of: side, on: step.move.square) == nil
    }
  }

  /// Whether the wedge is the opponent's reply, and no reply to the better move.
  private func isWedgeGiven(_ index: Int) -> Bool {
    index == 1
      && !better.board.legalMoves(for: opponent).contains(worse.steps[index].move.square)
  }

  private func worthOfWedge(in step: Continuation.Step) -> Int {
    worth(of: step.before.board.wedges(of: step.move.side), at: step).disks
  }

  /// The worse move makes an unbalanced edge.
  private func unbalanced(_ edge: Edge) -> Reason? {
    guard worse.board.isUnbalanced(edge, of: side), !better.board.isUnbalanced(edge, of: side),
      !position.board.isUnbalanced(edge, of: side)
    else { return nil }
    return reason(
      .unbalancedEdge, isMissed: false,
      on: edge.set.intersection(worse.board.squares(of: side)), at: 0, basis: .rules,
      share: advantage(in: edge.parts))
  }
}

/// An edge of the board.
enum Edge: CaseIterable {
  case top, right, bottom, left

  /// The squares from one corner to the other.
  var squares: [Square] {
    (0..<8).compactMap { place in
      switch self {
      case .top: Square(column: place, row: 0)
      case .right: Square(column: 7, row: place)
      case .bottom: Square(column: place, row: 7)
      case .left: Square(column: 0, row: place)
      }
    }
  }

  /// The squares as a set.
  var set: SquareSet { SquareSet(squares) }

  /// The parts of the evaluation that look at the edge and its corners.
  var parts: [Attribution.Part] {
    switch self {
    case .top: [.topEdge, .topLeftCorner, .topRightCorner]
    case .right: [.rightEdge, .topRightCorner, .bottomRightCorner]
    case .bottom: [.bottomEdge, .bottomLeftCorner, .bottomRightCorner]
    case .left: [.leftEdge, .topLeftCorner, .bottomLeftCorner]
    }
  }
}

extension Board {
  /// Whether a move is a wedge: on an edge, but not on a corner, between two disks of the other
  /// side that it does not turn over.
  func isWedge(_ move: Move) -> Bool {
    let after = playing(move)
    return !SquareSet.corners.contains(move.square)
      && Edge.allCases.contains { edge in
        guard let place = edge.squares.firstIndex(of: move.square) else { return false }
        return [place - 1, place + 1].allSatisfy { after[edge.squares[$0]] == move.side.opponent }
      }
  }

  /// The legal moves of a side that are wedges.
  func wedges(of side: Disk) -> SquareSet {
    SquareSet(legalMoves(for: side).filter { move(of: side, at: $0).map(isWedge) ?? false })
  }

  /// Whether an edge has five disks in a row of a side, one of them next to a corner, and nothing
  /// else.
  func isUnbalanced(_ edge: Edge, of side: Disk) -> Bool {
    let disks = edge.squares.map { self[$0] }
    let five = Array(repeating: Optional(side), count: 5)
    return disks == [nil] + five + [nil, nil] || disks == [nil, nil] + five + [nil]
  }
}

/// Stable disks, which can never be turned over.
extension Contrast {
  /// The reason that is about stable disks.
  ///
  /// Lines are compared where at most half of the squares that were empty are filled: on a full
  /// board all disks are stable.
  func stability() -> [Reason] {
    let plies = min(commonLength, max(1, position.board.empties.count / 2))
    let boards = [worse, better].map { $0.steps[plies - 1].after.board }
    let disks = [opponent, side].map { side in boards.map { $0.stableDisks(of: side) } }
    let numbers = disks.map { Reason.Numbers(worse: $0[0].count, better: $0[1].count) }
    let (theirs, own) = (numbers[0].worse - numbers[0].better, numbers[1].better - numbers[1].worse)
    guard theirs >= 0, own >= 0 else { return [] }
    let isMissed = own > theirs
    let (shown, gainer, other) =
      isMissed ? (disks[1][1], side, worse) : (disks[0][0], opponent, better)
    // The numbers are lower bounds, so a greater one proves nothing alone.
    let isMore = shown.count > other.mostStableDisks(of: gainer, at: plies - 1)
    return [
      reason(
        .stableDisks, isMissed: isMissed, on: shown, at: plies - 1,
        basis: isMore ? basisOfLines : .estimate, share: theirs + own, opponent: numbers[0],
        own: numbers[1])
    ].compactMap(\.self)
  }
}

extension Continuation {
  /// An upper bound of the stable disks of a side after a step: those that it has then, less those
  /// that are turned over later.
  fileprivate func mostStableDisks(of side: Disk, at index: Int) -> Int {
    var stable = steps[index].after.board.squares(of: side)
    for step in steps.dropFirst(index + 1) { stable.subtract(SquareSet(step.move.flips)) }
    return stable.count
  }
}
