/// One function for each kind of reason: whether what the reason says is true.
extension Comparison {
  private var side: Character { start.side }
  private var opponent: Character { start.other }
  private var isExact: Bool { worse.finalScore == score && better.finalScore == betterScore }

  /// What is false about a reason, or nil.
  func objection(to claim: Claim) -> String? {
    if claim.basis == "exact", !isExact { return "the lines do not end the game" }
    let isTrue: Bool? =
      switch claim.kind {
      case "wipeOut": isWipeOutTrue(claim)
      case "corner", "xSquare", "cSquare": isCornerTrue(claim)
      case "wedge": isWedgeTrue(claim)
      case "unbalancedEdge": isUnbalancedEdgeTrue(claim)
      case "swindle": isSwindleTrue(claim)
      case "pass": isPassTrue(claim)
      case "spentFreeMove": isSpentFreeMoveTrue(claim)
      case "freeMove": isFreeMoveTrue(claim)
      case "evenRegion": isEvenRegionTrue(claim)
      case "lastMove": isLastMoveTrue(claim)
      case "order": isOrderTrue(claim)
      case "moves": isMovesTrue(claim)
      case "mobility": isMobilityTrue(claim)
      case "laterMobility": isLaterMobilityTrue(claim)
      case "quietReply": isQuietReplyTrue(claim)
      case "wall": isWallTrue(claim)
      case "openness": isOpennessTrue(claim)
      case "flips": isFlipsTrue(claim)
      case "diagonal": isDiagonalTrue(claim)
      case "stableDisks": areStableDisksTrue(claim)
      default: nil
      }
    guard let isTrue else { return "no such kind" }
    return isTrue ? nil : "false"
  }

  /// The line that shows a reason, and the other one.
  private func lines(_ claim: Claim) -> (shown: Line, other: Line, gainer: Character) {
    claim.isMissed ? (better, worse, side) : (worse, better, opponent)
  }

  private func isWipeOutTrue(_ claim: Claim) -> Bool {
    let (shown, other, gainer) = lines(claim)
    let loser = NaiveBoard.other(gainer)
    func isWipedOut(_ board: NaiveBoard) -> Bool { !board.cells.contains(loser) }
    let step = shown.steps[claim.count]
    guard claim.squares == [step.square], step.side == gainer, isWipedOut(step.after),
      !other.steps.contains(where: { isWipedOut($0.after) }),
      claim.isMissed || !other.repliedBoards.contains(where: isWipedOut)
    else { return false }
    return claim.basis != "rules" || claim.count == (claim.isMissed ? 0 : 1)
  }

  private func isCornerTrue(_ claim: Claim) -> Bool {
    let (shown, other, gainer) = lines(claim)
    guard claim.squares.count == 1, let corner = claim.squares.first,
      [0, 7, 56, 63].contains(corner), start.board.cells[corner] == "-"
    else { return false }
    let (right, down) = (
      abs(worse.first % 8 - corner % 8), abs(worse.first / 8 - corner / 8)
    )
    if claim.kind == "xSquare", claim.isMissed || right != 1 || down != 1 { return false }
    if claim.kind == "cSquare", claim.isMissed || right + down != 1 { return false }
    // The one who gains it could not force it after the other move, too.
    let after = NaivePosition(board: other.board, side: opponent)
    if after.forces(corner, for: gainer, within: 5) { return false }
    let isGivenAtOnce =
      !claim.isMissed && claim.count == 1 && worse.board.moves(of: opponent).contains(corner)
    if isGivenAtOnce { return true }
    let step = shown.steps[claim.count]
    guard step.square == corner, step.side == gainer, !other.plays(corner, by: gainer) else {
      return false
    }
    if claim.basis != "rules" { return true }
    let next = NaivePosition(board: shown.board, side: opponent)
    return claim.count == 0 || next.forces(corner, for: gainer, within: 5)
  }

  private func isWedgeTrue(_ claim: Claim) -> Bool {
    let (shown, other, gainer) = lines(claim)
    let step = shown.steps[claim.count]
    guard claim.squares == [step.square], step.side == gainer, step.after.isWedged(step.square),
      !other.plays(step.square, by: gainer)
    else { return false }
    if claim.basis != "rules" { return true }
    return claim.isMissed
      ? claim.count == 0
      : claim.count == 1 && !better.board.moves(of: opponent).contains(step.square)
  }

  private func isUnbalancedEdgeTrue(_ claim: Claim) -> Bool {
    !claim.isMissed && worse.board.unbalancedEdges(of: side).contains(claim.squares)
      && ![start.board, better.board].contains {
        $0.unbalancedEdges(of: side).contains { !$0.isDisjoint(with: claim.squares) }
          && $0.unbalancedEdges(of: side).contains(claim.squares)
      }
  }

  private func isSwindleTrue(_ claim: Claim) -> Bool {
    let (shown, other, gainer) = lines(claim)
    let step = shown.steps[claim.count]
    let loser = NaiveBoard.other(gainer)
    guard claim.squares.count == 2, claim.squares.contains(step.square), step.side == gainer,
      step.before.board.region(of: step.square) == claim.squares,
      let second = claim.squares.subtracting([step.square]).first
    else { return false }
    return !step.after.moves(of: loser).contains(second) && shown.plays(second, by: gainer)
      && !claim.squares.allSatisfy { other.plays($0, by: gainer) } && claim.basis != "rules"
  }

  private func isPassTrue(_ claim: Claim) -> Bool {
    let (shown, other, gainer) = lines(claim)
    let loser = NaiveBoard.other(gainer)
    guard shown.passes(of: loser).first == claim.count, other.passes(of: loser).isEmpty,
      claim.squares == [shown.steps[claim.count].square]
    else { return false }
    if claim.basis != "rules" { return true }
    if claim.isMissed { return claim.count == 0 }
    return claim.count == 1
      && !better.board.moves(of: opponent).isEmpty
      && better.repliedBoards.allSatisfy { !$0.isPass(of: side) }
  }

  private func isSpentFreeMoveTrue(_ claim: Claim) -> Bool {
    claim.isMissed && claim.squares == [worse.first]
      && start.board.freeMoves(of: side).contains(worse.first)
      && !better.board.moves(of: opponent).contains(worse.first)
      && canWait && better.steps[claim.count].square == worse.first
      && better.steps[claim.count].side == side
  }

  /// Whether the worse move is legal after the better one and each reply to it.
  private var canWait: Bool {
    !better.repliedBoards.isEmpty
      && better.repliedBoards.allSatisfy { $0.moves(of: side).contains(worse.first) }
  }

  private func isFreeMoveTrue(_ claim: Claim) -> Bool {
    if claim.isMissed {
      let free = start.board.freeMoves(of: side)
      return claim.squares == [better.first] && free.contains(better.first)
        && !free.contains(worse.first)
    }
    return claim.squares.isSubset(of: worse.board.freeMoves(of: opponent))
      && claim.squares.isDisjoint(with: better.board.moves(of: opponent))
  }

  private func isEvenRegionTrue(_ claim: Claim) -> Bool {
    guard claim.basis == "exact", !claim.isMissed,
      let last = worse.steps.last(where: { claim.squares.contains($0.square) })
    else { return false }
    return start.board.region(of: worse.first) == claim.squares
      && claim.squares.count.isMultiple(of: 2)
      && !start.board.region(of: better.first).count.isMultiple(of: 2)
      && last.side == opponent && worse.steps[claim.count].square == last.square
  }

  private func isLastMoveTrue(_ claim: Claim) -> Bool {
    guard claim.basis == "exact", !claim.isMissed, let lost = worse.steps.last,
      let won = better.steps.last
    else { return false }
    let flips = [lost, won].map { $0.before.board.flips(of: $0.side, at: $0.square).count }
    return lost.side == opponent && won.side == side && claim.squares == [lost.square]
      && claim.own == .init(worse: flips[0], better: flips[1])
      && claim.count == worse.steps.count - 1
  }

  private func isOrderTrue(_ claim: Claim) -> Bool {
    guard claim.isMissed, claim.squares == [worse.first, better.first], let reply = worse.reply,
      !reply.after.moves(of: side).contains(better.first), !worse.plays(better.first, by: side),
      better.steps.indices.dropFirst().first(where: { better.steps[$0].side == side })
        == claim.count
    else { return false }
    return better.steps[claim.count].square == worse.first && (claim.basis != "rules" || canWait)
  }

  private func isMovesTrue(_ claim: Claim) -> Bool {
    if !claim.isMissed {
      let moves = worse.board.moves(of: opponent)
      let others = better.board.moves(of: opponent)
      return claim.squares.isSubset(of: moves) && claim.squares.isDisjoint(with: others)
        && claim.opponent == .init(worse: moves.count, better: others.count)
    }
    guard let reply = better.reply, let otherReply = worse.reply else { return false }
    let moves = reply.after.moves(of: side)
    let others = otherReply.after.moves(of: side)
    guard claim.squares.isSubset(of: moves), claim.squares.isDisjoint(with: others),
      !claim.squares.contains(worse.first),
      claim.own == .init(worse: others.count, better: moves.count)
    else { return false }
    if claim.basis != "rules" { return true }
    return claim.squares.allSatisfy { square in
      better.board.moves(of: side).contains(square)
        && !worse.board.moves(of: side).contains(square)
        || better.repliedBoards.allSatisfy { $0.moves(of: side).contains(square) }
    }
  }

  /// Whether numbers of moves differ by three or more in all, none of them the wrong way.
  private func isLarge(_ claim: Claim) -> Bool {
    guard let theirs = claim.opponent, let own = claim.own else { return false }
    return theirs.worse >= theirs.better && own.worse <= own.better
      && theirs.worse - theirs.better + own.better - own.worse >= 3
  }

  private func isMobilityTrue(_ claim: Claim) -> Bool {
    guard !claim.isMissed, let reply = worse.reply,
      let fewest = better.repliedBoards.map({ $0.moves(of: side).count }).min()
    else { return false }
    let moves = worse.board.moves(of: opponent)
    let others = better.board.moves(of: opponent)
    var difference = 0
    if let theirs = claim.opponent {
      guard theirs == .init(worse: moves.count, better: others.count),
        theirs.worse > theirs.better
      else { return false }
      difference += theirs.worse - theirs.better
    }
    if let own = claim.own {
      guard own == .init(worse: reply.after.moves(of: side).count, better: fewest),
        own.worse < own.better
      else { return false }
      difference += own.better - own.worse
    }
    return claim.squares == moves && difference >= 3
  }

  private func isLaterMobilityTrue(_ claim: Claim) -> Bool {
    guard isLarge(claim), !claim.isMissed, claim.basis != "rules",
      claim.count < better.steps.count
    else { return false }
    let (bad, good) = (worse.steps[claim.count].after, better.steps[claim.count].after)
    func pair(_ side: Character) -> ClaimChecker.Pair {
      .init(worse: bad.moves(of: side).count, better: good.moves(of: side).count)
    }
    return claim.opponent == pair(opponent) && claim.own == pair(side)
      && claim.squares == bad.moves(of: opponent)
  }

  private func isQuietReplyTrue(_ claim: Claim) -> Bool {
    !claim.isMissed
      && claim.squares.allSatisfy {
        worse.board.isQuiet(opponent, at: $0) && !better.board.isQuiet(opponent, at: $0)
      }
  }

  private func isWallTrue(_ claim: Claim) -> Bool {
    let frontier = worse.board.frontier(of: side)
    let other = better.board.frontier(of: side)
    return !claim.isMissed && claim.squares == frontier && frontier.count - other.count >= 3
      && claim.own == .init(worse: frontier.count, better: other.count)
  }

  private func isOpennessTrue(_ claim: Claim) -> Bool {
    let shown = lines(claim).shown
    let numbers = [worse, better].map { start.board.openness(of: side, at: $0.first) }
    return numbers[0] - numbers[1] >= 3 && claim.isMissed == (numbers[1] <= 2)
      && claim.own == .init(worse: numbers[0], better: numbers[1])
      && claim.squares == start.board.flips(of: side, at: shown.first)
  }

  private func isFlipsTrue(_ claim: Claim) -> Bool {
    let flips = [worse, better].map { start.board.flips(of: side, at: $0.first) }
    return !claim.isMissed && flips[0].count - flips[1].count >= 3
      && claim.squares == flips[0]
      && claim.own == .init(worse: flips[0].count, better: flips[1].count)
  }

  private func isDiagonalTrue(_ claim: Claim) -> Bool {
    let (shown, other, gainer) = lines(claim)
    let diagonals = [Set((0..<8).map { $0 * 9 }), Set((0..<8).map { $0 * 7 + 7 })]
    return diagonals.contains(claim.squares) && shown.board.controls(gainer, claim.squares)
      && !other.board.controls(gainer, claim.squares)
  }

  private func areStableDisksTrue(_ claim: Claim) -> Bool {
    guard let theirs = claim.opponent, let own = claim.own, theirs.worse >= theirs.better,
      own.worse <= own.better, claim.count < min(worse.steps.count, better.steps.count)
    else { return false }
    let (bad, good) = (worse.steps[claim.count].after, better.steps[claim.count].after)
    func pair(_ side: Character) -> ClaimChecker.Pair {
      .init(worse: bad.stableDisks(of: side).count, better: good.stableDisks(of: side).count)
    }
    let (shown, gainer) = claim.isMissed ? (good, side) : (bad, opponent)
    // More than the most that can be stable in the other line.
    let other = claim.isMissed ? worse : better
    let boards = other.steps.dropFirst(claim.count).map(\.after.cells)
    let most = (0..<64).count { square in boards.allSatisfy { $0[square] == gainer } }
    if claim.basis != "estimate", shown.stableDisks(of: gainer).count <= most { return false }
    guard theirs == pair(opponent), own == pair(side),
      claim.squares == shown.stableDisks(of: gainer)
    else { return false }
    return survives(claim.squares, on: shown, of: gainer)
  }

  /// Whether no disk on some squares is turned over in any of 50 games with arbitrary moves.
  private func survives(_ squares: Set<Int>, on board: NaiveBoard, of side: Character) -> Bool {
    (1...50).allSatisfy { seed in
      var position = NaivePosition(board: board, side: seed.isMultiple(of: 2) ? "x" : "o")
      var number = seed
      while let ready = position.ready {
        let moves = ready.board.moves(of: ready.side).sorted()
        number = (number &* 1_103_515_245 &+ 12_345) & 0x7fff_ffff
        position = ready.playing(moves[number / 65_536 % moves.count])
        if squares.contains(where: { position.board.cells[$0] != side }) { return false }
      }
      return true
    }
  }
}
