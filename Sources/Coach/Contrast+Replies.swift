import ReversiCore

// Reasons in the moves that both sides have next.

/// What the opponent can answer.
extension Contrast {
  /// The reasons that are about the opponent's answers to the worse move.
  func answers() -> [Reason] {
    guard let reply = worse.reply else { return [] }
    let square = reply.move.square
    let board = worse.position.board
    let other = better.position.board
    var found: [Reason?] = []
    func add(
      _ kind: Reason.Kind, on squares: SquareSet, worth counted: SquareSet? = nil, line: [Square],
      basis: Reason.Basis = .rules, opponent: Reason.Numbers? = nil
    ) {
      found.append(
        reason(
          kind, in: given, on: squares, line: line, basis: basis,
          share: worth(of: counted ?? squares, in: given), opponent: opponent))
    }
    let moves = board.legalMoves(for: opponent)
    let others = other.legalMoves(for: opponent)
    let new = moves.subtracting(others)
    if square == better.move.square || canAnswerOnSameSquare {
      add(.sameSquare, on: [better.move.square], line: [better.move.square])
    }
    if let (contested, line) = contested {
      add(.contested, on: [contested], line: line, basis: .example)
    }
    let edge = edgeTaken(by: reply.move)
    if edge.count > 2 || edge.count == 2 && edge.contains(worse.move.square) {
      add(.edge, on: edge.union([square]), worth: [square], line: [square])
    }
    if new.contains(square), square != better.move.square {
      add(board.isWedge(reply.move) ? .wedge : .answer, on: [square], line: [square])
    }
    if let other = better.position.board.move(of: opponent, at: square),
      reply.move.turned.count - other.turned.count >= Self.minimumFlips
    {
      let turned = reply.move.turned.subtracting(other.turned).union([square])
      let numbers = Reason.Numbers(
        worse: reply.move.turned.count, better: other.turned.count)
      add(.answerFlips, on: turned, worth: [square], line: [square], opponent: numbers)
    }
    if let next = nextAnswer {
      add(
        .answer, on: [next], line: new.contains(next) ? [next] : Array(worse.line.prefix(3)),
        basis: new.contains(next) ? .rules : .example)
    }
    let earlier = position.board.legalMoves(for: opponent)
    let opened = new.subtracting(earlier).subtracting([better.move.square])
    // If the best answer is another one, more moves count only if they are many more.
    let isBest = opened.contains(square)
    if opened.count > (earlier.count > 2 ? 1 : 0), let first = isBest ? square : opened.first,
      moves.count - others.count >= (isBest ? 1 : Self.minimumMoves)
    {
      let numbers = Reason.Numbers(worse: moves.count, better: others.count)
      add(.moves, on: opened, line: [first], opponent: numbers)
    }
    let free = board.freeMoves(of: opponent)
    if let first = free.contains(square) ? square : free.first,
      other.freeMoves(of: opponent).isEmpty
    {
      add(.freeMove, on: free, line: [first])
    }
    let quiet = board.quietMoves(of: opponent)
    if quiet.contains(square), other.quietMoves(of: opponent).isEmpty {
      add(.quietReply, on: quiet, line: [square])
    }
    if better.position.state == .toMove(opponent), !better.position.hasSafeMove,
      case let safe = inquiry.safeMoves(of: worse.position), safe.contains(square)
    {
      add(.safeReply, on: safe, line: [square])
    }
    return found.compactMap(\.self)
  }

  /// Whether the square of the better move is a good answer, but not the one in the line: no exact
  /// score speaks against it, and the side does not take it with its next move.
  private var canAnswerOnSameSquare: Bool {
    let square = better.move.square
    let next = worse.steps.dropFirst().first { $0.move.side == side }
    return worse.position.board.legalMoves(for: opponent).contains(square)
      && next?.move.square != square && bestAnswers?.contains(square) ?? true
  }

  /// By how many disks an answer has to turn over more.
  private static let minimumFlips = 2

  /// The opponent's second move in the line, if it can play there neither at once after the better
  /// move nor after two more moves of that line.
  private var nextAnswer: Square? {
    guard worse.steps.count > 3, better.steps.count > 2,
      worse.steps[2].move.side == side, worse.steps[3].move.side == opponent,
      case let square = worse.steps[3].move.square, square != better.move.square,
      !better.position.board.legalMoves(for: opponent).contains(square),
      !better.steps[2].after.board.legalMoves(for: opponent).contains(square)
    else { return nil }
    return square
  }

  /// A square that the opponent takes with one of its first two moves, and the side with one of its
  /// next two after the better move; and the line to it.
  private var contested: (square: Square, line: [Square])? {
    let own = better.nextIndices(of: side).prefix(2).map { better.steps[$0].move.square }
    let index = worse.nextIndices(of: opponent).prefix(2).first {
      own.contains(worse.steps[$0].move.square)
    }
    return index.map { (worse.steps[$0].move.square, Array(worse.line.prefix($0))) }
  }

  /// The disks on an edge that a reply turns over along it, if it turns none of them over after the
  /// better move.
  private func edgeTaken(by reply: Move) -> SquareSet {
    guard !SquareSet.corners.contains(reply.square) else { return [] }
    let edges = Board.edges.map { SquareSet($0) }.filter { $0.contains(reply.square) }
    let taken = edges.reduce(into: SquareSet()) { $0.formUnion(reply.turned.intersection($1)) }
    let other = better.position.board.move(of: opponent, at: reply.square)
    return other.map { $0.turned.isDisjoint(with: taken) } ?? true ? taken : []
  }
}

/// What the side can play next.
extension Contrast {
  /// The reasons that are about what the side can play later.
  func laterMoves() -> [Reason] { [order(), reserve(), followUp()].compactMap(\.self) }

  /// The worse move can wait: only the side can play there, and it does so later.
  private func reserve() -> Reason? {
    let square = worse.move.square
    guard !position.board.legalMoves(for: opponent).contains(square),
      !better.position.board.legalMoves(for: opponent).contains(square),
      better.position.canWait(square, for: side),
      better.index(of: side, on: square).map({ $0 < Self.waitingPlies }) ?? false
    else { return nil }
    let target = better.move.square
    let isUrgent = worse.position.board.legalMoves(for: opponent).contains(target)
    return reason(
      .reserve, in: missed, on: isUrgent ? [square, target] : [square], line: [], basis: .rules,
      share: worth(of: [square], in: missed))
  }

  /// A move that waits longer than this is no reserve of this moment.
  private static let waitingPlies = 8

  /// The worse move can wait, and the better one cannot.
  private func order() -> Reason? {
    let (square, target) = (worse.move.square, better.move.square)
    guard worse.index(of: side, on: target) == nil else { return nil }
    let canWait: Bool
    if better.position.canWait(square, for: side) {
      guard worse.reply.map({ !$0.after.board.legalMoves(for: side).contains(target) }) ?? false
      else { return nil }
      canWait = true
    } else {
      guard let reply = worse.reply, let other = better.reply,
        !other.before.legalMoves.contains(square),
        other.after.board.legalMoves(for: side).contains(square),
        !reply.after.board.legalMoves(for: side).contains(target)
      else { return nil }
      canWait = false
    }
    return reason(
      .order, in: missed, on: [square, target],
      line: canWait ? [] : [better.steps[1].move.square, square],
      basis: canWait ? .rules : .example, share: worth(of: [square], in: missed))
  }

  /// What a side can do within this many plies is hardly lost.
  private static let soon = 6

  /// The side's next move after the better one, which it cannot make soon after the worse one.
  private func followUp() -> Reason? {
    guard let reply = worse.reply, let other = better.reply, better.steps.count > 2,
      better.steps[2].move.side == side, case let next = better.steps[2].move.square,
      next != worse.move.square, !reply.after.board.legalMoves(for: side).contains(next),
      worse.index(of: side, on: next).map({ $0 > Self.soon }) ?? true
    else { return nil }
    let staysOpen =
      better.position.canWait(next, for: side) && !worse.position.canWait(next, for: side)
    return reason(
      .followUp, in: missed, on: [next], line: [other.move.square, next],
      basis: staysOpen ? .rules : .example, share: worth(of: [next], in: missed))
  }
}

/// How many moves both sides have.
extension Contrast {
  /// The reasons that are about the number of moves.
  func mobility() -> [Reason] {
    guard let reply = worse.reply, let other = better.reply else { return [] }
    var found = [
      lastSafeMove(reply, other),
      moveCounts(.mobility, reply, other) { $0.board.legalMoves(for: $1) },
    ]
    if counts(advantageInside) {
      found.append(
        moveCounts(.safeMoves, reply, other) { position, side in
          position.state == .toMove(side) ? inquiry.safeMoves(of: position) : []
        })
    }
    return (found + [laterMoveCounts()]).compactMap(\.self)
  }

  /// After the reply, each move of the side gives a corner away.
  private func lastSafeMove(
    _ reply: Continuation.Step, _ other: Continuation.Step
  ) -> Reason? {
    guard reply.after.state == .toMove(side), !reply.after.hasSafeMove,
      better.position.nextPositions.allSatisfy({
        $0.state != .toMove(side) || $0.hasSafeMove
      })
    else { return nil }
    let share =
      worthOfPass(in: reply.after)
      - (other.after.state == .toMove(side) ? max(0, worthOfPass(in: other.after)) : 0)
    return reason(
      .lastSafeMove, in: given, on: reply.after.legalMoves, line: [reply.move.square],
      basis: .rules, share: share)
  }

  /// By how many moves the numbers of a side differ.
  private static let minimumMoves = 3

  /// The number of moves of some sort that both sides have next.
  private func moveCounts(
    _ kind: Reason.Kind, _ reply: Continuation.Step, _ other: Continuation.Step,
    moves: (Position, Disk) -> SquareSet
  ) -> Reason? {
    func numbers(_ worse: Position, _ better: Position, of side: Disk) -> Reason.Numbers {
      Reason.Numbers(worse: moves(worse, side).count, better: moves(better, side).count)
    }
    let opponents = numbers(reply.before, other.before, of: opponent)
    var own = numbers(reply.after, other.after, of: side)
    if own.better - own.worse >= Self.minimumMoves {
      // Another answer may leave fewer.
      let counts = better.position.nextPositions.map { moves($0, side).count }
      own = Reason.Numbers(worse: own.worse, better: counts.min() ?? own.better)
    }
    let (given, kept) = (opponents.worse - opponents.better, own.better - own.worse)
    guard min(given, kept) >= 0, max(given, kept) >= Self.minimumMoves else { return nil }
    let isGiven = given >= kept
    let squares = isGiven ? moves(reply.before, opponent) : moves(reply.after, side)
    guard !squares.isEmpty else { return nil }
    let added = isGiven ? squares.subtracting(moves(other.before, opponent)) : []
    let share = added.isEmpty ? 0 : worth(of: added, in: self.given)
    return reason(
      kind, in: self.given, on: squares, line: isGiven ? [] : [reply.move.square], basis: .rules,
      share: max(advantageInside, share), opponent: isGiven ? opponents : nil,
      own: isGiven ? nil : own)
  }

  /// The number of moves that a side has after the next moves of the line.
  private func laterMoveCounts() -> Reason? {
    // How many moves fewer for the side, or more for the opponent, each position leaves.
    let differences = (0...4).map { index -> Int in
      guard worse.steps.count > index, better.steps.count > index,
        let turn = worse.steps[index].after.turn, turn == better.steps[index].after.turn
      else { return 0 }
      let counts = [worse, better].map { $0.steps[index].after.legalMoves.count }
      return turn == side ? counts[1] - counts[0] : counts[0] - counts[1]
    }
    guard differences.reduce(0, +) > Self.minimumMoves,
      let index = (2...4).max(by: { differences[$0] < differences[$1] }),
      differences[index] >= Self.minimumMoves
    else { return nil }
    let position = worse.steps[index].after
    // Who has to pass has no squares to show.
    guard !position.legalMoves.isEmpty else { return nil }
    let numbers = Reason.Numbers(
      worse: position.legalMoves.count, better: better.steps[index].after.legalMoves.count)
    guard 2 * max(numbers.worse, numbers.better) >= 3 * min(numbers.worse, numbers.better) else {
      return nil
    }
    let isOwn = position.turn == side
    return reason(
      .laterMobility, in: given, on: position.legalMoves, line: Array(worse.line.prefix(index)),
      basis: .example, share: advantageInside, opponent: isOwn ? nil : numbers,
      own: isOwn ? numbers : nil)
  }

  /// With fewer empty squares, there are no walls.
  private static let openEmpties = 20

  /// The reasons that are about the disks that the opponent can get at.
  func walls() -> [Reason] {
    guard position.board.empties.count >= Self.openEmpties else { return [] }
    func numbers(_ count: (Continuation) -> Int) -> Reason.Numbers? {
      let numbers = Reason.Numbers(worse: count(worse), better: count(better))
      return numbers.worse - numbers.better >= Self.minimumMoves ? numbers : nil
    }
    let frontier = worse.position.board.frontier(of: side)
    let wall = numbers { $0.position.board.frontier(of: side).count }.flatMap {
      reason(
        .wall, in: given, on: frontier, line: [], basis: .rules, share: advantageInside, own: $0)
    }
    let openness = numbers { position.board.openness(of: $0.move) }.flatMap {
      reason(
        .openness, in: given, on: worse.move.turned, line: [], basis: .rules,
        share: advantageInside, own: $0)
    }
    return [wall, openness].compactMap(\.self)
  }
}

extension Position {
  /// Whether a side can place a disk on a square after each move of the other, which may have to
  /// pass.
  fileprivate func canWait(_ square: Square, for side: Disk) -> Bool {
    let next = state == .toMove(side.opponent) ? nextPositions : [self]
    return next.allSatisfy { $0.board.legalMoves(for: side).contains(square) }
  }
}
