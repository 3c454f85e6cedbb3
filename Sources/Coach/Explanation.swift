import Analysis
import ReversiCore

/// Why a move is worse than the best one, or why the best one is better than the others.
///
///     let explanation = Explanation(
///       of: .b2, in: position, before: evaluation, after: nextEvaluation, by: engine.analyst())
///     explanation?.reasons.first?.kind     // .xSquare
///     explanation?.reasons.first?.line     // [.a1]
package struct Explanation: Sendable, Hashable {
  /// The position before the move.
  package let position: Position
  /// The worse move with the play after it: the move that was asked about, or the second best one
  /// if that is the best.
  package let worse: Continuation
  /// The best move with the play after it.
  package let better: Continuation
  /// The reason that explains most, and another one, proven if the first is not: at most two. None
  /// if nothing explains a third of the loss.
  package let reasons: [Reason]
  /// The disks that every move but the best one loses, if they are a mistake's; nil if they are
  /// not, or there is no other move.
  package let onlyMove: Margin?

  /// A number of disks, and whether it is proven. Otherwise it is an estimate.
  package struct Margin: Sendable, Hashable {
    package let disks: Int
    package let isExact: Bool
  }

  /// Explains a move of the side to move.
  ///
  /// It ranks the moves of the position, the replies, and the moves of positions in which a reason
  /// becomes real: about six rankings in all. Nil if the move is not legal, or the only legal one.
  ///
  /// - Parameters:
  ///   - before: The evaluation of the position.
  ///   - after: The evaluation of the position after the move.
  package init?(
    of square: Square, in position: Position, before: Evaluation, after: Evaluation,
    by analyst: Analyst
  ) {
    guard
      let contrast = Contrast(
        of: square, in: position, before: before, after: after, by: analyst)
    else { return nil }
    self.position = position
    worse = contrast.worse
    better = contrast.better
    onlyMove = contrast.onlyMove
    let found = contrast.reasons
    reasons =
      found.first.map { first in
        let others = found.filter { !$0.repeats(first) }
        let proven = others.first { first.isProven || $0.isProven }
        return [first, proven ?? others.first].compactMap(\.self)
      } ?? []
  }

  /// The side that moves.
  package var side: Disk { worse.move.side }

  /// The disks by which the worse move is worse, 0 or more.
  package var loss: Int { max(0, better.score - worse.score) }

  /// Whether both scores are proven, and both lines go on to the end of the game.
  package var isExact: Bool { worse.isExact && better.isExact }

  /// Nine of ten estimates at depth 12 are no further from the exact score (`reversi-lab bench
  /// certainty`; 20 to 26 empty squares).
  private static let estimatedMargin = 6

  /// Whether the side wins after the worse move, too: by exact scores, or by more than an estimate
  /// is wrong.
  package var staysWon: Bool { worse.score > (worse.isExact ? 0 : Self.estimatedMargin) }
}

extension Contrast {
  /// All reasons that explain at least a third of the loss, those that explain more first. Of equal
  /// ones, those that are proven come first, then those of earlier kinds.
  var reasons: [Reason] {
    guard loss > 0 else { return [] }
    let found = [
      wipeOuts(), corners(), edges(), swindles(), passes(), order(), parity(), mobility(), walls(),
      diagonals(),
      stability(),
    ].joined()
    return found.enumerated().sorted { $0.element.rank($0.offset) < $1.element.rank($1.offset) }
      .map(\.element)
  }

  /// A reason; nil if it explains less than a third of the loss.
  ///
  /// - Parameters:
  ///   - isMissed: Whether the better continuation shows it; otherwise the worse one does.
  ///   - index: The index of the step after which it is real.
  func reason(
    _ kind: Reason.Kind, isMissed: Bool, on squares: SquareSet, at index: Int,
    basis: Reason.Basis, share: Int, opponent: Reason.Numbers? = nil, own: Reason.Numbers? = nil
  ) -> Reason? {
    guard share > 0, 3 * share >= loss else { return nil }
    let continuation = isMissed ? better : worse
    return Reason(
      kind: kind, squares: squares, move: continuation.move.square, isMissed: isMissed,
      line: Array(continuation.line.prefix(index)), basis: basis, share: min(share, loss),
      opponent: opponent, own: own)
  }
}

extension Reason {
  /// What reasons are sorted by: the first have the lowest.
  fileprivate func rank(_ place: Int) -> (Int, Int, Int) { (-share, isProven ? 0 : 1, place) }

  /// Whether it says the same as another reason in other words.
  fileprivate func repeats(_ other: Reason) -> Bool { topic == other.topic }

  /// What a reason is about.
  private enum Topic: Hashable {
    /// One move of a line: two reasons for it share what it is worth.
    case moment(Square, moves: Int)
    /// A corner, for either side.
    case corner(SquareSet)
    case order, mobility, wall, diagonal, edge, stability
  }

  private var topic: Topic {
    switch kind {
    case .corner, .xSquare, .cSquare: .corner(squares)
    case .spentFreeMove, .order: .order
    case .mobility, .laterMobility: .mobility
    case .wall, .openness, .flips: .wall
    case .diagonal: .diagonal
    case .unbalancedEdge: .edge
    case .stableDisks: .stability
    default: .moment(move, moves: line.count)
    }
  }
}

extension GameAnalysis {
  /// Why the moves are mistakes, by the number of plies before each.
  package func explanations(by analyst: Analyst) -> [Int: Explanation] {
    var explanations: [Int: Explanation] = [:]
    for index in mistakes.map({ $0 - 1 }) {
      explanations[index] = explanation(at: index, by: analyst)
    }
    return explanations
  }

  /// Why a move is worse than the best one, or better than the others; nil for a pass, the only
  /// legal move, or a position without an evaluation.
  ///
  /// - Parameter index: The number of plies before it, less than the number of all plies.
  package func explanation(at index: Int, by analyst: Analyst) -> Explanation? {
    guard case .place(let move) = record.plies[index], let before = evaluation(at: index),
      let after = evaluation(at: index + 1)
    else { return nil }
    return Explanation(
      of: move.square, in: positions[index], before: before, after: after, by: analyst)
  }
}

/// What the coach asks an engine. The coach itself knows the rules only.
///
/// The closures run on the calling thread, and must give the same answer each time.
package struct Analyst {
  /// The scores of all moves of a position in which a side has a legal move, best first, each with
  /// its line. An exact line goes on to the end of the game where it can.
  package let moves: (Position) -> [MoveScore]
  /// The static evaluation of a position, in parts.
  package let attribution: (Position) -> Attribution

  /// Creates an analyst.
  package init(
    moves: @escaping (Position) -> [MoveScore],
    attribution: @escaping (Position) -> Attribution
  ) {
    self.moves = moves
    self.attribution = attribution
  }
}
