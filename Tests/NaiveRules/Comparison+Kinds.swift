/// One function for each kind of reason: what is wrong with it.
extension Comparison {
  /// What is wrong with a reason.
  enum Objection: String {
    case untrue = "it is not so"
    case avoidable = "other best play avoids it"
    case noContrast = "it is so after the other move, too"
    case basis = "nothing proves it in this way"
    case move = "it is not about this move"
    case line = "its line does not show it"
    case length = "its line is too long for an example"
    case squares = "it is about other squares"
    case numbers = "its numbers are others"
    case share = "it explains less than a part of the loss, or more than all"
    case subject = "another reason is about the same"
    case form = "it cannot be read"
  }

  private var side: Character { start.side }
  private var opponent: Character { start.other }

  /// What is wrong with a reason, or nil.
  func objection(to claim: Claim) -> Objection? {
    guard (1...max(1, loss)).contains(claim.share),
      Self.leastPart * claim.share + Self.leastPart / 2 >= loss || isTakenAtOnce(claim)
    else { return .share }
    let hasNumbers = claim.opponent != nil || claim.own != nil
    guard hasNumbers == Self.numbered.contains(claim.kind) else { return .numbers }
    let bases: Set =
      switch claim.kind {
      case "wipeOut", "corner", "xSquare", "cSquare", "pass": ["rules", "exact", "example"]
      case "shutOut", "swindle", "evenRegion", "lastMove": ["exact"]
      case "answer", "order", "followUp": ["rules", "example"]
      case "contested", "laterMobility": ["example"]
      default: ["rules"]
      }
    guard bases.contains(claim.basis) else { return .basis }
    if claim.basis == "exact", lines(claim).shown.finalScore == nil { return .basis }
    if claim.basis == "example", claim.count > 5 { return .length }
    if Self.misses(claim.kind).map({ $0 != claim.isMissed }) ?? false { return .move }
    return switch claim.kind {
    case "wipeOut": wipeOut(claim)
    case "shutOut": shutOut(claim)
    case "corner", "xSquare", "cSquare": corner(claim)
    case "threat": threat(claim)
    case "pass": pass(claim)
    case "swindle": swindle(claim)
    case "evenRegion": evenRegion(claim)
    case "lastMove": lastMove(claim)
    case "sameSquare": sameSquare(claim)
    case "contested": contested(claim)
    case "edge": edge(claim)
    case "wedge": wedge(claim)
    case "answer": answer(claim)
    case "answerFlips": answerFlips(claim)
    case "moves": moves(claim)
    case "freeMove": freeMove(claim)
    case "quietReply": reply(claim, among: { $0.quietMoves })
    case "safeReply": reply(claim, among: { $0.safeMoves })
    case "order": order(claim)
    case "reserve": reserve(claim)
    case "followUp": followUp(claim)
    case "lastSafeMove": lastSafeMove(claim)
    case "mobility": counts(claim) { $0.board.moves(of: $0.side) }
    case "safeMoves": counts(claim) { $0.safeMoves }
    case "laterMobility": laterMobility(claim)
    case "wall": wall(claim)
    case "openness": openness(claim)
    default: .form
    }
  }

  /// A reason explains at least a quarter of the loss. Shares are rounded.
  private static let leastPart = 4

  /// Whether the best answer itself takes a corner or the square of the better move.
  private func isTakenAtOnce(_ claim: Claim) -> Bool {
    !claim.isMissed && ["corner", "xSquare", "cSquare", "sameSquare"].contains(claim.kind)
      && claim.count == 1 && claim.squares == [claim.last.square]
      && worse.reply?.square == claim.last.square
  }

  /// The kinds that have numbers.
  private static let numbered: Set = [
    "lastMove", "answerFlips", "moves", "mobility", "safeMoves", "laterMobility", "wall",
    "openness",
  ]

  /// Whether a kind is about what the side misses; nil if it can be about what the opponent gains,
  /// too.
  private static func misses(_ kind: String) -> Bool? {
    switch kind {
    case "wipeOut", "shutOut", "corner", "threat", "pass", "swindle", "evenRegion": nil
    case "order", "reserve", "followUp": true
    default: false
    }
  }

  /// What no two reasons are about.
  static func subject(of kind: String) -> String {
    switch kind {
    case "wipeOut", "shutOut": "end"
    case "corner", "xSquare", "cSquare", "threat": "corner"
    case "pass": "pass"
    case "swindle", "evenRegion", "lastMove": "last moves"
    case "sameSquare", "contested", "edge", "wedge", "answer", "answerFlips", "moves", "freeMove",
      "quietReply", "safeReply":
      "answer"
    case "order", "reserve", "followUp": "order"
    default: "numbers"
    }
  }

  /// The line that shows a reason, and the other one.
  private func lines(_ claim: Claim) -> (shown: Line, other: Line, gainer: Character) {
    claim.isMissed ? (better, worse, side) : (worse, better, opponent)
  }

  /// What is wrong with an event that best play, or the line of an example, brings about.
  private func objection(to event: Event, _ claim: Claim) -> Objection? {
    let (shown, other, gainer) = lines(claim)
    guard claim.follows(shown) else { return .line }
    if other.shows(event) { return .noContrast }
    guard claim.basis == "exact" else { return nil }
    guard isExact, shown.next.board.count("-") <= BestPlay.maximumEmpties else { return .basis }
    if !play.brings(event, after: shown.next) { return .avoidable }
    return play.brings(event, after: other.next, chosenBy: gainer) ? .noContrast : nil
  }
}

// The end of the game, corners, passes and the last moves.
extension Comparison {
  private func wipeOut(_ claim: Claim) -> Objection? {
    let (shown, other, gainer) = lines(claim)
    let loser = NaiveBoard.other(gainer)
    guard claim.squares == [claim.last.square], claim.last.side == gainer else { return .squares }
    guard claim.last.after.count(loser) == 0 else { return .untrue }
    if other.shows(.wipeOut(loser)) { return .noContrast }
    switch claim.basis {
    case "rules":
      guard shown.next.takesAll(gainer, within: 5) else { return .basis }
      return other.next.takesAll(gainer, within: 5) ? .noContrast : nil
    case "exact":
      // Who wins by 64 has taken all disks, whatever both play.
      guard claim.follows(shown) else { return .line }
      let sign = claim.isMissed ? -1 : 1
      guard sign * play.score(of: shown.next) == 64 else { return .avoidable }
      return sign * play.score(of: other.next) == 64 ? .noContrast : nil
    default:
      return claim.follows(shown) ? nil : .line
    }
  }

  private func shutOut(_ claim: Claim) -> Objection? {
    let (shown, _, gainer) = lines(claim)
    let rest = shown.steps.dropFirst()
    guard claim.count == 0, claim.squares == Set(rest.map(\.square)) else { return .squares }
    guard rest.count > 2 else { return .untrue }
    return objection(to: .noMove(NaiveBoard.other(gainer)), claim)
  }

  private func corner(_ claim: Claim) -> Objection? {
    let (_, other, gainer) = lines(claim)
    guard claim.squares.count == 1, let corner = claim.squares.first,
      NaiveBoard.corners.contains(corner), start.board.cells[corner] == "-"
    else { return .squares }
    let (right, down) = (abs(worse.first % 8 - corner % 8), abs(worse.first / 8 - corner / 8))
    if claim.kind == "xSquare", right != 1 || down != 1 { return .untrue }
    if claim.kind == "cSquare", right + down != 1 { return .untrue }
    guard claim.last.square == corner, claim.last.side == gainer else { return .line }
    guard claim.basis == "rules" else { return objection(to: .move(gainer, corner), claim) }
    for (index, step) in claim.line.steps.enumerated() where index < claim.count {
      if !step.next.forces(corner, for: gainer, within: 5 - index) { return .basis }
    }
    return other.next.forces(corner, for: gainer, within: 5) || other.plays(corner, by: gainer)
      || other.first == corner ? .noContrast : nil
  }

  private func threat(_ claim: Claim) -> Objection? {
    let (shown, other, gainer) = lines(claim)
    guard claim.squares.count == 1, let corner = claim.squares.first,
      NaiveBoard.corners.contains(corner), start.board.cells[corner] == "-"
    else { return .squares }
    guard claim.follows(shown), claim.count == (claim.isMissed ? 0 : 1),
      let step = claim.isMissed ? shown.steps[0] : shown.reply
    else { return .line }
    func isThreatened(_ board: NaiveBoard) -> Bool {
      NaivePosition(board: board, side: gainer).forces(corner, for: gainer, within: 3)
    }
    guard isThreatened(step.after) else { return .untrue }
    let boards = claim.isMissed ? [other.board] : other.repliedBoards
    return boards.contains(where: isThreatened) || other.plays(corner, by: gainer)
      ? .noContrast : nil
  }

  private func pass(_ claim: Claim) -> Objection? {
    let (_, other, gainer) = lines(claim)
    let loser = NaiveBoard.other(gainer)
    guard claim.squares == [claim.last.square] else { return .squares }
    guard claim.last.side == gainer, claim.last.after.isPass(of: loser) else { return .untrue }
    if claim.basis == "rules" {
      guard claim.count == (claim.isMissed ? 0 : 1) else { return .basis }
      let boards = claim.isMissed ? [other.board] : other.repliedBoards
      if boards.contains(where: { $0.isPass(of: loser) }) { return .noContrast }
    }
    return objection(to: .pass(loser), claim)
  }

  private func swindle(_ claim: Claim) -> Objection? {
    let (_, _, gainer) = lines(claim)
    guard claim.squares.count == 2, claim.squares.contains(claim.last.square),
      claim.last.before.board.region(of: claim.last.square) == claim.squares
    else { return .squares }
    let event = Event.swindle(claim.squares, gainer)
    guard event.isTrue(after: claim.last) == nil else { return .untrue }
    return objection(to: event, claim)
  }

  private func evenRegion(_ claim: Claim) -> Objection? {
    let (shown, _, gainer) = lines(claim)
    guard claim.squares == start.board.region(of: shown.first), claim.squares.count > 1,
      claim.squares.count < start.board.count("-")
    else { return .squares }
    let event = Event.lastMoveIn(claim.squares, gainer)
    guard event.isTrue(after: claim.last) == true else { return .line }
    return objection(to: event, claim)
  }

  private func lastMove(_ claim: Claim) -> Objection? {
    guard let lost = worse.steps.last, let won = better.steps.last else { return .line }
    let flips = [lost, won].map { $0.before.board.flips(of: $0.side, at: $0.square).count }
    guard claim.own == .init(worse: flips[0], better: flips[1]), claim.opponent == nil else {
      return .numbers
    }
    guard claim.squares == [lost.square] else { return .squares }
    guard claim.count == worse.steps.count - 1, lost.side == opponent, won.side == side else {
      return .line
    }
    if let objection = objection(to: .lastMove(opponent), claim) { return objection }
    return play.brings(.lastMove(side), after: better.next) ? nil : .avoidable
  }
}

// What the opponent can answer.
extension Comparison {
  private func sameSquare(_ claim: Claim) -> Objection? {
    guard claim.squares == [better.first] else { return .squares }
    guard worse.board.moves(of: opponent).contains(better.first) else { return .untrue }
    guard claim.squaresOfLine == [better.first] else { return .line }
    return worse.moves(of: side).first == better.first ? .untrue : nil
  }

  private func contested(_ claim: Claim) -> Objection? {
    let square = claim.last.square
    guard claim.squares == [square], claim.last.side == opponent else { return .squares }
    guard claim.follows(worse), worse.moves(of: opponent).prefix(2).contains(square) else {
      return .line
    }
    return better.moves(of: side).prefix(2).contains(square) ? nil : .untrue
  }

  private func edge(_ claim: Claim) -> Objection? {
    guard let reply = worse.reply, claim.count == 1, claim.follows(worse) else { return .line }
    let flips = worse.board.flips(of: opponent, at: reply.square)
    let taken = flips.intersection(NaiveBoard.edge(of: reply.square))
    guard claim.squares == taken.union([reply.square]) else { return .squares }
    guard taken.count > 2 || taken.count == 2 && taken.contains(worse.first) else {
      return .untrue
    }
    return better.board.flips(of: opponent, at: reply.square).isDisjoint(with: taken)
      ? nil : .noContrast
  }

  private func wedge(_ claim: Claim) -> Objection? {
    guard claim.count == 1, claim.squares == [claim.last.square] else { return .squares }
    guard claim.last.side == opponent, claim.last.after.isWedged(claim.last.square) else {
      return .untrue
    }
    return better.board.moves(of: opponent).contains(claim.last.square) ? .noContrast : nil
  }

  private func answer(_ claim: Claim) -> Objection? {
    let square = claim.last.square
    guard claim.squares == [square], claim.last.side == opponent else { return .squares }
    if better.board.moves(of: opponent).contains(square) || square == better.first {
      return .noContrast
    }
    if claim.basis == "rules" {
      let answers = [worse.reply?.square, worse.moves(of: opponent).dropFirst().first]
      return claim.count == 1 && answers.contains(square) ? nil : .line
    }
    guard claim.count == 3, claim.follows(worse), worse.reply != nil,
      worse.steps[2].side == side, better.steps.count > 2
    else { return .line }
    if worse.board.moves(of: opponent).contains(square) { return .basis }
    let played = better.steps.prefix(4).contains { $0.square == square && $0.side == opponent }
    return played || better.steps[2].after.moves(of: opponent).contains(square)
      ? .noContrast : nil
  }

  private func answerFlips(_ claim: Claim) -> Objection? {
    guard let reply = worse.reply, claim.count == 1, claim.follows(worse) else { return .line }
    let flips = [worse, better].map { $0.board.flips(of: opponent, at: reply.square) }
    guard claim.opponent == .init(worse: flips[0].count, better: flips[1].count), claim.own == nil
    else { return .numbers }
    guard claim.squares == flips[0].subtracting(flips[1]).union([reply.square]) else {
      return .squares
    }
    guard !flips[1].isEmpty else { return .untrue }
    return flips[0].count - flips[1].count >= 2 ? nil : .noContrast
  }

  private func moves(_ claim: Claim) -> Objection? {
    let moves = worse.board.moves(of: opponent)
    let others = better.board.moves(of: opponent)
    let earlier = start.board.moves(of: opponent)
    guard claim.opponent == .init(worse: moves.count, better: others.count), claim.own == nil
    else { return .numbers }
    let opened = moves.subtracting(others).subtracting(earlier).subtracting([better.first])
    guard claim.squares == opened else { return .squares }
    guard let reply = worse.reply, claim.count == 1, opened.contains(claim.last.square) else {
      return .line
    }
    guard opened.count >= (earlier.count <= 2 ? 1 : 2) else { return .untrue }
    let minimum = opened.contains(reply.square) ? 1 : 3
    return moves.count - others.count >= minimum ? nil : .noContrast
  }

  private func freeMove(_ claim: Claim) -> Objection? {
    guard claim.squares == worse.next.freeMoves else { return .squares }
    guard claim.count == 1, claim.squares.contains(claim.last.square) else { return .line }
    return better.next.freeMoves.isEmpty ? nil : .noContrast
  }

  /// The best answer is one of some sort, and no answer to the better move is.
  private func reply(
    _ claim: Claim, among moves: (NaivePosition) -> Set<Int>
  ) -> Objection? {
    guard claim.squares == moves(worse.next) else { return .squares }
    guard claim.count == 1, claim.follows(worse) else { return .line }
    guard claim.squares.contains(claim.last.square) else { return .untrue }
    return moves(better.next).isEmpty ? nil : .noContrast
  }
}

// What the side can play next, and numbers.
extension Comparison {
  private func order(_ claim: Claim) -> Objection? {
    guard claim.squares == [worse.first, better.first] else { return .squares }
    guard let reply = worse.reply else { return .line }
    if reply.after.moves(of: side).contains(better.first) || worse.plays(better.first, by: side) {
      return .noContrast
    }
    if claim.basis == "rules" {
      guard claim.count == 0 else { return .line }
      return better.next.leaves(worse.first, to: side) ? nil : .untrue
    }
    guard let other = better.reply, claim.squaresOfLine == [other.square, worse.first],
      claim.last.side == side
    else { return .line }
    return better.board.moves(of: opponent).contains(worse.first) ? .untrue : nil
  }

  private func reserve(_ claim: Claim) -> Objection? {
    let isUrgent = worse.board.moves(of: opponent).contains(better.first)
    guard claim.squares == (isUrgent ? [worse.first, better.first] : [worse.first]) else {
      return .squares
    }
    guard claim.count == 0 else { return .line }
    let reached = [start.board, better.board].contains {
      $0.moves(of: opponent).contains(worse.first)
    }
    guard !reached, better.next.leaves(worse.first, to: side)
    else { return .untrue }
    let later = better.steps.prefix(8)
    return later.contains { $0.square == worse.first && $0.side == side } ? nil : .untrue
  }

  private func followUp(_ claim: Claim) -> Objection? {
    let square = claim.last.square
    guard claim.squares == [square] else { return .squares }
    guard let reply = worse.reply, better.reply != nil, claim.count == 2, claim.follows(better),
      claim.last.side == side
    else { return .line }
    let soon = worse.steps.prefix(7)
    if reply.after.moves(of: side).contains(square)
      || soon.contains(where: { $0.square == square && $0.side == side })
    {
      return .noContrast
    }
    guard claim.basis == "rules" else { return nil }
    guard better.next.leaves(square, to: side) else { return .basis }
    return worse.next.leaves(square, to: side) ? .noContrast : nil
  }

  private func lastSafeMove(_ claim: Claim) -> Objection? {
    guard let reply = worse.reply, claim.count == 1, claim.follows(worse) else { return .line }
    guard claim.squares == reply.after.moves(of: side), !claim.squares.isEmpty else {
      return .squares
    }
    guard reply.next.safeMoves.isEmpty else { return .untrue }
    let hasOther = better.next.steps.contains {
      !$0.after.moves(of: side).isEmpty && $0.next.safeMoves.isEmpty
    }
    return hasOther ? .noContrast : nil
  }

  /// The numbers of moves of a sort. Those of one side are told.
  private func counts(
    _ claim: Claim, of moves: (NaivePosition) -> Set<Int>
  ) -> Objection? {
    guard let reply = worse.reply, let other = better.reply else { return .line }
    let (given, kept) = (moves(worse.next), moves(reply.next))
    let opponents = ClaimChecker.Pair(worse: given.count, better: moves(better.next).count)
    let own = ClaimChecker.Pair(worse: kept.count, better: moves(other.next).count)
    let fewest = better.next.steps.map { moves($0.next).count }.min() ?? 0
    let isGiven = claim.opponent != nil
    let told = isGiven ? opponents : .init(worse: own.worse, better: fewest)
    guard (claim.opponent ?? claim.own) == told, claim.opponent == nil || claim.own == nil else {
      return .numbers
    }
    guard claim.squares == (isGiven ? given : kept) else { return .squares }
    guard claim.squaresOfLine == (isGiven ? [] : [reply.square]) else { return .line }
    let (more, fewer) = (opponents.worse - opponents.better, fewest - own.worse)
    guard isGiven ? more >= max(3, fewer) : fewer >= max(3, more) else { return .noContrast }
    return more >= 0 && own.better >= own.worse ? nil : .noContrast
  }

  private func laterMobility(_ claim: Claim) -> Objection? {
    guard claim.follows(worse), (2...4).contains(claim.count),
      better.steps.count > claim.count
    else { return .line }
    let mover = claim.own == nil ? opponent : side
    let steps = [worse, better].map { $0.steps[claim.count] }
    let counts = steps.map { $0.after.moves(of: mover).count }
    guard claim.own == nil || claim.opponent == nil, steps.allSatisfy({ $0.next.side == mover }),
      (claim.own ?? claim.opponent) == .init(worse: counts[0], better: counts[1])
    else { return .numbers }
    guard claim.squares == steps[0].after.moves(of: mover) else { return .squares }
    guard 2 * max(counts[0], counts[1]) >= 3 * min(counts[0], counts[1]) else {
      return .noContrast
    }
    let differences = zip(worse.steps, better.steps).prefix(5).map { bad, good -> Int in
      let mover = bad.next.side
      guard good.next.side == mover, bad.next.ready != nil, good.next.ready != nil else {
        return 0
      }
      let difference = bad.after.moves(of: mover).count - good.after.moves(of: mover).count
      return mover == side ? -difference : difference
    }
    return differences[claim.count] >= 3 && differences.reduce(0, +) > 3 ? nil : .noContrast
  }

  private func wall(_ claim: Claim) -> Objection? {
    let frontier = worse.board.frontier(of: side)
    let numbers = ClaimChecker.Pair(
      worse: frontier.count, better: better.board.frontier(of: side).count)
    guard claim.own == numbers, claim.opponent == nil else { return .numbers }
    guard claim.squares == frontier, claim.count == 0 else { return .squares }
    return difference(numbers)
  }

  private func openness(_ claim: Claim) -> Objection? {
    let openness = [worse, better].map { start.board.openness(of: side, at: $0.first) }
    let numbers = ClaimChecker.Pair(worse: openness[0], better: openness[1])
    guard claim.own == numbers, claim.opponent == nil else { return .numbers }
    guard claim.squares == start.board.flips(of: side, at: worse.first), claim.count == 0 else {
      return .squares
    }
    return difference(numbers)
  }

  /// Whether a number is greater by three or more while much of the board is empty.
  private func difference(_ numbers: ClaimChecker.Pair) -> Objection? {
    if start.board.count("-") < 20 { return .untrue }
    return numbers.worse - numbers.better >= 3 ? nil : .noContrast
  }
}
