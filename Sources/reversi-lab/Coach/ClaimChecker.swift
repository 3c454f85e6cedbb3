import Foundation

/// Checks what an explanation says, from its JSON.
///
/// It replays each statement by the rules, and exact scores by a solver. It knows nothing of the
/// code that found the reasons.
struct ClaimChecker {
  /// A statement that is not true.
  struct Falsehood: Hashable, CustomStringConvertible {
    /// The kind of the reason, or the name of another member.
    let kind: String
    let why: String

    var description: String { "\(kind): \(why)" }
  }

  /// The score of a position for the side to move, by a search to the end of the game.
  let solve: (String) -> Int

  /// A reason as it was read.
  fileprivate struct Claim {
    let kind: String
    let squares: Set<Int>
    let isMissed: Bool
    /// The number of moves after the first one.
    let count: Int
    let basis: String
    let opponent: Pair?
    let own: Pair?
  }

  fileprivate struct Pair: Equatable {
    let worse: Int
    let better: Int
  }

  /// A move of a line.
  fileprivate struct Step {
    let before: NaivePosition
    let square: Int
    let after: NaiveBoard
    var side: Character { before.side }
  }

  /// What is false in an explanation.
  func falsehoods(in json: String) -> [Falsehood] {
    guard let members = Self.object(json), let comparison = Comparison(members) else {
      return [Falsehood(kind: "explanation", why: "it cannot be replayed")]
    }
    var found = scoreFalsehoods(comparison, members)
    for value in members["reasons"] as? [[String: Any]] ?? [] {
      let kind = value["kind"] as? String ?? "?"
      guard let claim = comparison.claim(value) else {
        found.append(Falsehood(kind: kind, why: "its line or squares are wrong"))
        continue
      }
      if let why = comparison.objection(to: claim) {
        found.append(Falsehood(kind: kind, why: why))
      }
    }
    return found
  }

  private static func object(_ json: String) -> [String: Any]? {
    try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
  }

  /// Checks what is said to be exact.
  private func scoreFalsehoods(
    _ comparison: Comparison, _ members: [String: Any]
  ) -> [Falsehood] {
    var found: [Falsehood] = []
    func demand(_ isTrue: Bool, _ kind: String, _ why: String) {
      if !isTrue { found.append(Falsehood(kind: kind, why: why)) }
    }
    if members["exact"] as? Bool == true {
      demand(comparison.worse.finalScore == comparison.score, "score", "the line ends otherwise")
      demand(
        comparison.better.finalScore == comparison.betterScore, "betterScore",
        "the line ends otherwise")
      demand(score(of: comparison.start) == comparison.betterScore, "betterScore", "not exact")
      demand(score(after: comparison.worse) == comparison.score, "score", "not exact")
      demand(
        members["staysWon"] as? Bool == (comparison.score > 0), "staysWon", "the score differs")
    }
    if let only = members["onlyMove"] as? [String: Any], only["exact"] as? Bool == true {
      let start = comparison.start
      let scores = start.board.moves(of: start.side).map {
        -score(of: start.playing($0), for: start.other)
      }
      .sorted(by: >)
      demand(
        scores.count > 1 && scores[0] - scores[1] == only["disks"] as? Int, "onlyMove",
        "other moves lose otherwise")
    }
    return found
  }

  private func score(of position: NaivePosition) -> Int { solve(position.text) }

  private func score(after line: Line) -> Int {
    let step = line.steps[0]
    let next = NaivePosition(board: step.after, side: NaiveBoard.other(step.side))
    return -score(of: next, for: next.side)
  }

  /// The score of a position for a side, which may have to pass.
  private func score(of position: NaivePosition, for side: Character) -> Int {
    guard let ready = position.ready else { return Line.score(of: position.board, for: side) }
    return ready.side == side ? solve(ready.text) : -solve(ready.text)
  }
}

/// A move and the play after it.
private struct Line {
  let side: Character
  let steps: [ClaimChecker.Step]

  /// Nil if a move is illegal.
  init?(_ squares: [Int], from start: NaivePosition) {
    var position = start
    var steps: [ClaimChecker.Step] = []
    for square in squares {
      guard let ready = position.ready, ready.board.moves(of: ready.side).contains(square) else {
        return nil
      }
      position = ready.playing(square)
      steps.append(.init(before: ready, square: square, after: position.board))
    }
    guard !steps.isEmpty else { return nil }
    side = start.side
    self.steps = steps
  }

  var first: Int { steps[0].square }
  var board: NaiveBoard { steps[0].after }

  /// The score at the end for the side that made the first move; nil if the game goes on.
  var finalScore: Int? {
    guard let last = steps.last,
      NaivePosition(board: last.after, side: NaiveBoard.other(last.side)).ready == nil
    else { return nil }
    return Self.score(of: last.after, for: side)
  }

  /// The difference of disks, with empty squares for the winner.
  static func score(of board: NaiveBoard, for side: Character) -> Int {
    let difference = board.count(side) - board.count(NaiveBoard.other(side))
    return difference + difference.signum() * board.count("-")
  }

  func plays(_ square: Int, by side: Character) -> Bool {
    steps.contains { $0.square == square && $0.side == side }
  }

  /// The places of the moves after which a side has to pass.
  func passes(of side: Character) -> [Int] {
    steps.indices.filter { steps[$0].side != side && steps[$0].after.isPass(of: side) }
  }

  /// The opponent's reply; nil after a pass.
  var reply: ClaimChecker.Step? {
    steps.count > 1 && steps[1].side != side ? steps[1] : nil
  }

  /// The positions after each reply of the opponent; none if that has to pass.
  var repliedBoards: [NaiveBoard] {
    let opponent = NaiveBoard.other(side)
    return board.moves(of: opponent).map { board.playing(opponent, at: $0) }
  }
}

extension NaiveBoard {
  /// Whether a side has no move, and the other has one.
  fileprivate func isPass(of side: Character) -> Bool {
    moves(of: side).isEmpty && !moves(of: Self.other(side)).isEmpty
  }

  /// Whether a disk on an edge lies between two of the other side.
  fileprivate func isWedged(_ square: Int) -> Bool {
    let (column, row) = (square % 8, square / 8)
    let ends =
      row % 7 == 0 && column % 7 != 0
      ? [square - 1, square + 1] : column % 7 == 0 && row % 7 != 0 ? [square - 8, square + 8] : []
    return !ends.isEmpty && ends.allSatisfy { cells[$0] == Self.other(cells[square]) }
  }

  /// The five disks of an unbalanced edge of a side, each edge for itself.
  fileprivate func unbalancedEdges(of side: Character) -> [Set<Int>] {
    let edges = [
      Array(0..<8), Array(56..<64), (0..<8).map { $0 * 8 }, (0..<8).map { $0 * 8 + 7 },
    ]
    return edges.compactMap { edge in
      let letters = String(edge.map { cells[$0] })
      let five = String(repeating: side, count: 5)
      if letters == "-" + five + "--" { return Set(edge[1...5]) }
      return letters == "--" + five + "-" ? Set(edge[2...6]) : nil
    }
  }

  /// Whether all disks on some squares are those of a side, four or more.
  fileprivate func controls(_ side: Character, _ squares: Set<Int>) -> Bool {
    squares.filter { cells[$0] == side }.count >= 4
      && squares.allSatisfy { cells[$0] != Self.other(side) }
  }

  fileprivate func isQuiet(_ side: Character, at square: Int) -> Bool {
    moves(of: side).contains(square) && openness(of: side, at: square) <= 2
  }
}

/// The two lines of an explanation.
private struct Comparison {
  let start: NaivePosition
  let worse: Line
  let better: Line
  let score: Int
  let betterScore: Int

  private typealias Claim = ClaimChecker.Claim

  init?(_ members: [String: Any]) {
    guard let text = members["position"] as? String, let start = NaivePosition(text),
      let score = members["score"] as? Int, let betterScore = members["betterScore"] as? Int,
      let worse = Self.line("move", "line", members, start),
      let better = Self.line("better", "betterLine", members, start), worse.first != better.first
    else { return nil }
    self.start = start
    self.worse = worse
    self.better = better
    self.score = score
    self.betterScore = betterScore
  }

  private static func line(
    _ move: String, _ rest: String, _ members: [String: Any], _ start: NaivePosition
  ) -> Line? {
    guard let first = members[move] as? String, let rest = members[rest] as? String,
      let squares = squares(first + rest)
    else { return nil }
    return Line(squares, from: start)
  }

  /// Squares that are written one after the other.
  private static func squares(_ text: String) -> [Int]? {
    let letters = Array(text.utf8)
    guard letters.count.isMultiple(of: 2) else { return nil }
    let squares = stride(from: 0, to: letters.count, by: 2).compactMap {
      NaiveBoard.square(Int(letters[$0]) - 97, Int(letters[$0 + 1]) - 49)
    }
    return squares.count * 2 == letters.count ? squares : nil
  }

  /// Reads a reason; nil if its line does not belong to one of the two moves.
  func claim(_ value: [String: Any]) -> ClaimChecker.Claim? {
    guard let kind = value["kind"] as? String, let names = value["squares"] as? [String],
      let squares = Self.squares(names.joined()), !squares.isEmpty,
      let after = Self.squares(value["after"] as? String ?? "")?.first,
      let line = Self.squares(value["line"] as? String ?? "?"),
      let basis = value["basis"] as? String, ["rules", "exact", "estimate"].contains(basis),
      value["proven"] as? Bool == (basis != "estimate"),
      after == worse.first || after == better.first
    else { return nil }
    let shown = after == better.first ? better : worse
    guard shown.steps.dropFirst().prefix(line.count).map(\.square) == line else { return nil }
    func pair(_ name: String) -> ClaimChecker.Pair? {
      guard let pair = value[name] as? [String: Any], let worse = pair["worse"] as? Int,
        let better = pair["better"] as? Int
      else { return nil }
      return .init(worse: worse, better: better)
    }
    return ClaimChecker.Claim(
      kind: kind, squares: Set(squares), isMissed: after == better.first, count: line.count,
      basis: basis, opponent: pair("opponent"), own: pair("own"))
  }

  private var side: Character { start.side }
  private var opponent: Character { start.other }
  private var isExact: Bool { worse.finalScore == score && better.finalScore == betterScore }

  /// What is false about a reason, or nil.
  func objection(to claim: ClaimChecker.Claim) -> String? {
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
      && claim.squares == Set(start.board.flips(of: side, at: shown.first))
  }

  private func isFlipsTrue(_ claim: Claim) -> Bool {
    let flips = [worse, better].map { start.board.flips(of: side, at: $0.first) }
    return !claim.isMissed && flips[0].count - flips[1].count >= 3
      && claim.squares == Set(flips[0])
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
