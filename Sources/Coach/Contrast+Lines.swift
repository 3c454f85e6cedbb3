import ReversiCore

// Reasons in the play after a move: the end of the game, corners, passes and the last moves.
extension Contrast {
  /// A line that is an example is at most this long: nobody follows more moves in a sentence.
  private static let maximumExample = 5
  /// Within this many plies, something is looked for that a side can force by the rules.
  private static let forcedPlies = 5

  /// Within this many plies, a side forces what it threatens, if it moves again.
  private static let threatPlies = 3

  /// All disks of a side.
  mutating func wipeOuts() -> [Reason] {
    views.compactMap { view in
      let score = view.shown.score * (view.isMissed ? 1 : -1)
      guard score == 64, let index = view.shown.indexOfWipeOut(by: view.gainer),
        view.other.indexOfWipeOut(by: view.gainer) == nil,
        !view.other.position.canTakeAll(view.gainer, within: Self.forcedPlies)
      else { return nil }
      let isForced = view.shown.position.canTakeAll(view.gainer, within: Self.forcedPlies)
      return reason(
        .wipeOut, in: view, on: [view.shown.steps[index].move.square], after: index,
        basis: isForced ? .rules : view.shown.isExact ? .exact : .example, share: Double(loss))
    }
  }

  /// No move any more.
  mutating func shutOuts() -> [Reason] {
    views.compactMap { view in
      // The last two squares are the subject of other kinds.
      guard view.shown.steps.count > 3,
        basis(of: .noMove(view.gainer.opponent), in: view) == .exact
      else { return nil }
      let squares = SquareSet(view.shown.line)
      return reason(.shutOut, in: view, on: squares, after: 0, basis: .exact, share: Double(loss))
    }
  }

  /// Corners. A disk on a corner can never be turned over, and holds the disks beside it.
  mutating func corners() -> [Reason] {
    views.flatMap { view in
      SquareSet.corners.intersection(position.board.empties).compactMap { corner($0, in: view) }
    }
  }

  private mutating func corner(_ corner: Square, in view: View) -> Reason? {
    let (shown, gainer) = (view.shown, view.gainer)
    let kind: Reason.Kind = view.isMissed ? .corner : approach(to: corner) ?? .corner
    let fact = Fact.move(gainer, corner)
    let index = shown.index(of: gainer, on: corner)
    let forced = shown.position.forcedLine(to: corner, for: gainer, within: Self.forcedPlies)
    guard index != nil || forced != nil, view.other.move.square != corner,
      isAvoided(fact, in: view),
      !view.other.position.canForce(corner, for: gainer, within: Self.forcedPlies)
    else { return nil }
    if shown.move.square == corner {
      return reason(
        kind, in: view, on: [corner], after: 0, basis: .rules,
        share: worth(of: [corner], to: side, in: position))
    }
    let share = max(
      worth(of: [corner], in: view), index.map { worth(of: [corner], in: view, at: $0) } ?? 0)
    if let forced {
      return reason(kind, in: view, on: [corner], line: forced, basis: .rules, share: share)
    }
    guard let index, let basis = basis(of: fact, in: view),
      basis == .exact || !isOffered(corner, in: view, before: index)
    else { return nil }
    return reason(kind, in: view, on: [corner], after: index, basis: basis, share: share)
  }

  /// Whether the side that loses a corner in a line offers it there by a later move on its
  /// X-square.
  private func isOffered(_ corner: Square, in view: View, before index: Int) -> Bool {
    view.shown.steps[1..<index].contains { step in
      step.move.side != view.gainer && SquareSet.xSquares.contains(step.move.square)
        && SquareSet(corner).neighbors.contains(step.move.square)
    }
  }

  /// Threats: corners that a side could force if it moved again.
  func threats() -> [Reason] {
    views.flatMap { view in
      SquareSet.corners.intersection(position.board.empties).compactMap { corner in
        guard let threatening = threat(on: corner, after: view.shown, in: view), threatening,
          threat(on: corner, after: view.other, in: view) == false,
          view.other.index(of: view.gainer, on: corner) == nil,
          view.isMissed || !isThreatenedByAnswer(corner)
        else { return nil }
        return reason(
          .threat, in: view, on: [corner], after: view.isMissed ? 0 : 1, basis: .rules,
          share: worth(of: [corner], in: view))
      }
    }
  }

  /// Whether the side that gains threatens a corner after its own move or reply; nil if it made
  /// none, or the corner is taken.
  private func threat(on corner: Square, after continuation: Continuation, in view: View) -> Bool? {
    let position = view.isMissed ? continuation.position : continuation.reply?.after
    guard let board = position?.board, board[corner] == nil else { return nil }
    return Position(board: board, turn: view.gainer)
      .canForce(corner, for: view.gainer, within: Self.threatPlies)
  }

  /// Whether an answer of the opponent to the better move threatens a corner, too.
  private func isThreatenedByAnswer(_ corner: Square) -> Bool {
    better.position.nextPositions.contains { next in
      next.board[corner] == nil
        && Position(board: next.board, turn: opponent)
          .canForce(corner, for: opponent, within: Self.threatPlies)
    }
  }

  /// The kind of a worse move beside an empty corner; nil for any other.
  private func approach(to corner: Square) -> Reason.Kind? {
    let square = worse.move.square
    guard SquareSet(corner).neighbors.contains(square) else { return nil }
    return SquareSet.xSquares.contains(square) ? .xSquare : .cSquare
  }

  /// Passes: who has no move gives the other side two in a row.
  mutating func passes() -> [Reason] {
    views.compactMap { view in
      let passing = view.gainer.opponent
      guard let index = view.shown.steps.firstIndex(where: { $0.after.state == .passDue(passing) })
      else { return nil }
      let step = view.shown.steps[index]
      let forcing = step.before.movesThatForcePasses
      guard let basis = basis(of: .pass(passing), in: view) else { return nil }
      let share =
        index == 0
        ? worth(of: forcing, to: side, in: position)
        : max(worth(of: forcing, in: view), worth(of: forcing, in: view, at: index))
      // The first move that can force it needs no line, and must not be possible after the other
      // move.
      let isFirst = index == (view.isMissed ? 0 : 1)
      let isForced =
        isFirst && (view.isMissed || view.other.position.movesThatForcePasses.isEmpty)
      return reason(
        .pass, in: view, on: [step.move.square], after: index, basis: isForced ? .rules : basis,
        share: share)
    }
  }

  /// The last moves: of the game, of a region, and both of two squares.
  mutating func lastMoves() -> [Reason] {
    isExact ? swindles() + lastMovesInRegions() + [lastMove()].compactMap(\.self) : []
  }

  /// Both squares of a region of two.
  private mutating func swindles() -> [Reason] {
    views.compactMap { view in
      for (index, step) in view.shown.steps.enumerated() where step.move.side == view.gainer {
        guard let pair = step.before.board.region(of: step.move.square), pair.count == 2,
          case let fact = Fact.swindle(pair, view.gainer), fact.isTrue(after: step) == nil,
          basis(of: fact, in: view) == .exact
        else { continue }
        return reason(
          .swindle, in: view, on: pair, after: index, basis: .exact,
          share: worth(of: pair, in: view))
      }
      return nil
    }
  }

  /// The last move in the region of a move.
  private mutating func lastMovesInRegions() -> [Reason] {
    views.compactMap { view in
      let regions = position.board.regions
      guard regions.count > 1,
        let region = regions.first(where: { $0.contains(view.shown.move.square) }),
        region.count > 1,
        let index = view.shown.steps.lastIndex(where: { region.contains($0.move.square) }),
        index > 0,
        basis(of: .lastMoveIn(region, view.gainer), in: view) == .exact
      else { return nil }
      return reason(
        .evenRegion, in: view, on: region, after: index, basis: .exact,
        share: worth(of: region, in: view))
    }
  }

  /// The last move of the game.
  private mutating func lastMove() -> Reason? {
    guard let lost = worse.steps.last?.move, let won = better.steps.last?.move,
      lost.side == opponent, won.side == side,
      basis(of: .lastMove(opponent), in: given) == .exact, isProven(.lastMove(side), in: missed)
    else { return nil }
    let flips = Reason.Numbers(worse: lost.turned.count, better: won.turned.count)
    return reason(
      .lastMove, in: given, on: [lost.square], after: worse.steps.count - 1, basis: .exact,
      share: Double(2 * (flips.worse + flips.better) + 2), own: flips)
  }

  /// A reason that is real after some moves of the line; nil if that is an example that is too
  /// long.
  private func reason(
    _ kind: Reason.Kind, in view: View, on squares: SquareSet, after count: Int,
    basis: Reason.Basis, share: Double, own: Reason.Numbers? = nil
  ) -> Reason? {
    if basis == .example, count > Self.maximumExample { return nil }
    return reason(
      kind, in: view, on: squares, line: Array(view.shown.line.prefix(count)), basis: basis,
      share: share, own: own)
  }
}

extension Continuation {
  /// The index of the step after which a side has all disks, or nil.
  fileprivate func indexOfWipeOut(by side: Disk) -> Int? {
    steps.firstIndex { $0.after.board.squares(of: side.opponent).isEmpty }
  }
}
