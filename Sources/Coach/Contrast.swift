import Analysis
import ReversiCore

/// A move, and the best play of both sides after it.
package struct Continuation: Sendable, Hashable {
  /// A move of the continuation.
  package struct Step: Sendable, Hashable {
    /// The position before the move, with the side that makes it to move.
    package let before: Position
    /// The move.
    package let move: Move
    /// The position after the move. A pass may be due.
    package let after: Position

    /// The move of the side to move on a square; nil if it is not legal.
    init?(_ square: Square, in position: Position) {
      var next = position
      guard let move = try? next.play(square) else { return nil }
      before = position
      self.move = move
      after = next
    }
  }

  /// The score of the first move for the side that makes it.
  package let score: Int
  /// Whether the score is proven, and the steps go on to the end of the game.
  package let isExact: Bool
  /// The first move and those after it, at least one. Passes are left out.
  package let steps: [Step]

  /// Plays a line as far as it is legal. Nil if its first move is not.
  init?(score: Int, isExact: Bool, line: [Square], from position: Position) {
    var steps: [Step] = []
    var position = position
    for square in line {
      if case .passDue = position.state { try? position.pass() }
      guard let step = Step(square, in: position) else { break }
      steps.append(step)
      position = step.after
    }
    guard let last = steps.last else { return nil }
    self.score = score
    self.isExact = isExact && last.after.outcome != nil
    self.steps = steps
  }

  /// The first move.
  package var move: Move { steps[0].move }

  /// The position after the first move.
  package var position: Position { steps[0].after }

  /// The moves after the first one.
  package var line: [Square] { steps.dropFirst().map(\.move.square) }

  /// The opponent's reply to the first move; nil if it has to pass, or the game is over.
  package var reply: Step? {
    steps.count > 1 && steps[1].move.side != move.side ? steps[1] : nil
  }

  /// The index of the first step in which a side plays on a square, or nil.
  func index(of side: Disk, on square: Square) -> Int? {
    steps.firstIndex { $0.move.side == side && $0.move.square == square }
  }

  /// The indices of the steps after the first one in which a side moves.
  func nextIndices(of side: Disk) -> [Int] {
    steps.indices.dropFirst().filter { steps[$0].move.side == side }
  }

  /// Whether a fact is true in the play after the first move, as far as the steps go.
  func shows(_ fact: Fact) -> Bool {
    if let isTrue = fact.isTrue(in: position) { return isTrue }
    for step in steps.dropFirst() {
      if let isTrue = fact.isTrue(after: step) { return isTrue }
    }
    return steps[steps.count - 1].after.outcome != nil && fact.isTrueAtEnd
  }
}

/// Two moves of a position, and what each leads to: the worse one, which somebody played or asks
/// about, and the better one.
struct Contrast {
  /// The position before the move.
  let position: Position
  /// The side that moves.
  let side: Disk
  /// The worse move.
  let worse: Continuation
  /// The better move.
  let better: Continuation
  let inquiry: Inquiry
  private var proof: Proof

  /// Contrasts a move with the best one, or the best one with the second best.
  ///
  /// Nil if the move is not legal, or there is no other.
  ///
  /// - Parameters:
  ///   - before: The evaluation of the position.
  ///   - after: The evaluation of the position after the move.
  init?(
    of square: Square, in position: Position, before: Evaluation, after: Evaluation,
    by analyst: Analyst
  ) {
    guard case .toMove(let side) = position.state else { return nil }
    inquiry = Inquiry(analyst)
    proof = Proof(inquiry)
    let better = Continuation(
      score: before.score(for: side), isExact: before.isExact, line: before.line, from: position)
    let worse: Continuation?
    if square != before.line.first {
      worse = Continuation(
        score: after.score(for: side), isExact: after.isExact, line: [square] + after.line,
        from: position)
    } else {
      worse = inquiry.moves(of: position).first { $0.square != square }.flatMap {
        Continuation(score: $0.score, isExact: $0.isExact, line: $0.line, from: position)
      }
    }
    guard let worse, let better else { return nil }
    self.position = position
    self.side = side
    self.worse = worse
    self.better = better
  }

  /// The disks by which the worse move is worse, 0 or more.
  var loss: Int { max(0, better.score - worse.score) }

  /// Whether both scores are proven, and both lines go on to the end of the game.
  var isExact: Bool { worse.isExact && better.isExact }

  /// The disks that every move but the best one loses, if they are a mistake's.
  var onlyMove: Explanation.Margin? {
    let moves = inquiry.moves(of: position)
    guard moves.count > 1, moves[0].square == better.move.square else { return nil }
    // A quick ranking may think more of it than the scores of the two moves say.
    let gap = moves[0].score - moves[1].score
    let disks = min(gap, loss)
    guard Mistake(loss: disks) != nil else { return nil }
    return Explanation.Margin(
      disks: disks, isExact: disks == gap && moves[0].isExact && moves[1].isExact)
  }

  /// The side that moves against it.
  var opponent: Disk { side.opponent }

  /// One way in which a reason can be told: what the opponent gains after the worse move, or what
  /// the side misses with it.
  struct View {
    /// Whether the side misses it.
    let isMissed: Bool
    /// The side that gains.
    let gainer: Disk
    /// The continuation that shows what it gains, and the other one.
    let shown: Continuation
    let other: Continuation
  }

  /// What the opponent gains after the worse move.
  var given: View { View(isMissed: false, gainer: opponent, shown: worse, other: better) }

  /// What the side gains after the better move, and so misses.
  var missed: View { View(isMissed: true, gainer: side, shown: better, other: worse) }

  var views: [View] { [given, missed] }
}

// How much of the loss a fact explains. It is taken away: the side that gains must not place disks
// on its squares. What it loses by that, less what it loses by that after the other move, is the
// part of the loss that is gone.
extension Contrast {
  /// What some squares are worth to a side in a position, in disks.
  func worth(of squares: SquareSet, to side: Disk, in position: Position) -> Double {
    max(
      0,
      inquiry.score(of: position, for: side)
        - inquiry.score(of: position, for: side, without: squares))
  }

  /// What some squares are worth to the side that gains, less what they are worth to it after the
  /// other move.
  func worth(of squares: SquareSet, in view: View) -> Double {
    worth(of: squares, to: view.gainer, in: view.shown.position)
      - worth(of: squares, to: view.gainer, in: view.other.position)
  }

  /// What some squares are worth to the side that gains where a step of its line plays on one of
  /// them, less what they are worth to it after the other move.
  func worth(of squares: SquareSet, in view: View, at index: Int) -> Double {
    worth(of: squares, to: view.gainer, in: view.shown.steps[index].before)
      - worth(of: squares, to: view.gainer, in: view.other.position)
  }

  /// What it would be worth to the side to move if it could pass, in disks.
  func worthOfPass(in position: Position) -> Double {
    guard let turn = position.turn else { return 0 }
    let passed = Position(board: position.board, turn: turn.opponent)
    return inquiry.score(of: passed, for: turn) - inquiry.score(of: position, for: turn)
  }

  /// How much better for the side its moves, and the disks inside that they depend on, are after
  /// the better line than after the worse one: those parts of the static evaluation by which
  /// searches score their last positions, on average over some steps, in disks.
  var advantageInside: Double {
    let indices = Self.comparedSteps.filter { $0 < min(worse.steps.count, better.steps.count) }
    guard !indices.isEmpty else { return 0 }
    let sum = indices.reduce(0) { sum, index in
      sum + valueInside(better.steps[index].after) - valueInside(worse.steps[index].after)
    }
    return sum / Double(indices.count)
  }

  private func valueInside(_ position: Position) -> Double {
    inquiry.attribution(of: position).value(of: [.centre, .diagonals, .mobility], for: side)
  }

  /// Steps after which the opponent has replied. After more, lines are about something else.
  private static let comparedSteps = [1, 3, 5, 7]

  /// Whether a number of disks is a quarter of the loss or more.
  func counts(_ disks: Double) -> Bool { disks >= 1 && 4 * disks >= Double(loss) }
}

// What is true after one move, and not after the other.
extension Contrast {
  /// Whether the side that gains cannot bring about a fact after the other move: the line does not
  /// show it, and by best play the other side can avoid it.
  mutating func isAvoided(_ fact: Fact, in view: View) -> Bool {
    !view.other.shows(fact) && proves(fact, after: view.other, chosenBy: view.gainer) != true
  }

  /// Whether the side that gains brings about a fact after its move, and cannot after the other;
  /// and what makes that true. Nil if it is not.
  mutating func basis(of fact: Fact, in view: View) -> Reason.Basis? {
    guard view.shown.shows(fact), !view.other.shows(fact) else { return nil }
    guard let isOpen = proves(fact, after: view.other, chosenBy: view.gainer) else {
      return .example
    }
    if isOpen { return nil }
    return proves(fact, after: view.shown) == true ? .exact : .example
  }

  /// Whether a fact is true in all best play after the move of a view.
  mutating func isProven(_ fact: Fact, in view: View) -> Bool {
    proves(fact, after: view.shown) == true
  }

  /// The opponent's answers that keep the exact score; nil if they are not known.
  var bestAnswers: SquareSet? {
    let position = worse.position
    guard worse.isExact, position.state == .toMove(opponent),
      position.board.empties.count <= Analyst.exactEmpties
    else { return nil }
    return inquiry.bestMoves(
      of: position, darkScore: side == .dark ? worse.score : -worse.score)
  }

  /// Whether a fact is true whatever both sides play as long as it keeps the exact score, or if
  /// one side chooses its moves among those that do; nil if that is not known.
  private mutating func proves(
    _ fact: Fact, after continuation: Continuation, chosenBy chooser: Disk? = nil
  ) -> Bool? {
    guard continuation.isExact else { return nil }
    return proof.holds(
      fact, after: continuation.position,
      darkScore: side == .dark ? continuation.score : -continuation.score, chosenBy: chooser)
  }
}
