/// Something that play may bring about.
enum Event {
  case move(Character, Int)
  case pass(Character)
  /// A side makes no move any more.
  case noMove(Character)
  /// A side loses all disks.
  case wipeOut(Character)
  case lastMove(Character)
  /// A side fills the last square of a region.
  case lastMoveIn(Set<Int>, Character)
  /// A side plays on both squares of a region of two, and the other cannot answer there.
  case swindle(Set<Int>, Character)

  /// Whether a position decides it.
  func isTrue(in position: NaivePosition) -> Bool? {
    switch self {
    case .pass(let side): position.side == side && position.board.isPass(of: side) ? true : nil
    case .wipeOut(let side): position.board.count(side) == 0 ? true : nil
    default: nil
    }
  }

  /// Whether a move decides it.
  func isTrue(after step: ClaimChecker.Step) -> Bool? {
    let (square, board) = (step.square, step.after)
    switch self {
    case .move(let side, let target): return square == target ? step.side == side : nil
    case .pass, .wipeOut: return nil
    case .noMove(let side): return step.side == side ? false : nil
    case .lastMove(let side): return step.next.ready == nil ? step.side == side : nil
    case .lastMoveIn(let region, let side):
      return region.contains(square) && region.allSatisfy { board.cells[$0] != "-" }
        ? step.side == side : nil
    case .swindle(let pair, let side):
      guard pair.contains(square) else { return nil }
      guard step.side == side else { return false }
      guard let second = pair.first(where: { board.cells[$0] == "-" }) else { return true }
      let isSwindle =
        step.before.board.region(of: square) == pair
        && !board.moves(of: NaiveBoard.other(side)).contains(second)
      return isSwindle ? nil : false
    }
  }

  /// Whether it is true if no move decided it.
  var isTrueAtEnd: Bool { if case .noMove = self { true } else { false } }
}

/// All play that keeps the exact score: both sides may choose any of their best moves.
final class BestPlay {
  /// With more empty squares, there is too much of it.
  static let maximumEmpties = 16

  private let solve: (String) -> Int
  private var scores: [String: Int] = [:]
  private var steps: [String: [ClaimChecker.Step]] = [:]

  /// Best play by a program that solves positions, each as 64 letters, a blank and the side.
  init(solve: @escaping (String) -> Int) { self.solve = solve }

  /// The score for the side of the position, which may have to pass.
  func score(of position: NaivePosition) -> Int {
    guard let ready = position.ready else {
      return Line.score(of: position.board, for: position.side)
    }
    let score = scores[ready.text] ?? solve(ready.text)
    scores[ready.text] = score
    return ready.side == position.side ? score : -score
  }

  /// The moves of the side to move that keep the score.
  private func bestSteps(of position: NaivePosition) -> [ClaimChecker.Step] {
    if let known = steps[position.text] { return known }
    let all = position.steps
    let scores = all.map { -score(of: $0.next) }
    let best = zip(all, scores).filter { $0.1 == scores.max() }.map(\.0)
    steps[position.text] = best
    return best
  }

  /// Whether all best play after a position brings something about.
  ///
  /// If a side chooses, it takes those of its best moves that bring it about.
  func brings(
    _ event: Event, after position: NaivePosition, chosenBy chooser: Character? = nil
  ) -> Bool {
    var known: [String: Bool] = [:]
    return brings(event, after: position, chooser, &known)
  }

  private func brings(
    _ event: Event, after position: NaivePosition, _ chooser: Character?,
    _ known: inout [String: Bool]
  ) -> Bool {
    if let isTrue = event.isTrue(in: position) { return isTrue }
    guard let ready = position.ready else { return event.isTrueAtEnd }
    if let answer = known[ready.text] { return answer }
    let chooses = ready.side == chooser
    var answer = !chooses
    for step in bestSteps(of: ready) {
      let isTrue =
        event.isTrue(after: step) ?? brings(event, after: step.next, chooser, &known)
      if isTrue == chooses {
        answer = chooses
        break
      }
    }
    known[ready.text] = answer
    return answer
  }
}
