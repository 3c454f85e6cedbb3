import Analysis
import Notation
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
  /// The reason that explains most of the loss, and one about something else for those who ask for
  /// another: at most two. None if nothing explains a quarter of it.
  package let reasons: [Reason]
  /// The disks that every move but the best one loses, if they are a mistake's; nil if they are
  /// not, or there is no other move.
  package let onlyMove: Margin?

  /// A number of disks, and whether it is proven. Otherwise it is an estimate.
  package struct Margin: Sendable, Hashable {
    package let disks: Int
    package let isExact: Bool
  }

  /// Explains a move of the side to move. Nil if the move is not legal, or the only legal one.
  ///
  /// - Parameters:
  ///   - before: The evaluation of the position.
  ///   - after: The evaluation of the position after the move.
  package init?(
    of square: Square, in position: Position, before: Evaluation, after: Evaluation,
    by analyst: Analyst
  ) {
    guard
      var contrast = Contrast(
        of: square, in: position, before: before, after: after, by: analyst)
    else { return nil }
    self.position = position
    worse = contrast.worse
    better = contrast.better
    onlyMove = contrast.onlyMove
    let found = contrast.reasons()
    let second = found.first { $0.kind.subject != found[0].kind.subject }
    reasons = [found.first, second].compactMap(\.self)
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

  /// Where to look for the best move: the squares of the first reason, and the move among them.
  /// Empty without a reason.
  package var area: SquareSet {
    reasons.first.map { $0.squares.union([better.move.square]) } ?? []
  }
}

extension Contrast {
  /// All reasons that explain at least a quarter of the loss, those that explain most first.
  mutating func reasons() -> [Reason] {
    guard loss > 0 else { return [] }
    let found =
      wipeOuts() + shutOuts() + corners() + threats() + passes() + lastMoves() + answers()
      + laterMoves() + mobility() + walls()
    return found.sorted { rank($0) < rank($1) }
  }

  /// A reason; nil if it explains less than a quarter of the loss, unless it is the best answer
  /// itself that takes a corner or the square of the better move.
  func reason(
    _ kind: Reason.Kind, in view: View, on squares: SquareSet, line: [Square],
    basis: Reason.Basis, share: Double, opponent: Reason.Numbers? = nil,
    own: Reason.Numbers? = nil
  ) -> Reason? {
    guard counts(share) || !view.isMissed && isTaken(kind, squares, after: line) else { return nil }
    return Reason(
      kind: kind, squares: squares, move: view.shown.move.square, isMissed: view.isMissed,
      line: line, basis: basis, share: min(max(1, Int(share.rounded())), loss), opponent: opponent,
      own: own)
  }
}

extension Contrast {
  /// Whether a reason is the best answer itself, on a corner or on the square of the better move.
  private func isTaken(_ kind: Reason.Kind, _ squares: SquareSet, after line: [Square]) -> Bool {
    guard let square = worse.reply?.move.square, squares == [square], line == [square] else {
      return false
    }
    return [.corner, .xSquare, .cSquare, .sameSquare].contains(kind)
  }

  /// What reasons for a loss are sorted by: the first have the lowest.
  ///
  /// Shares are estimates, and compared as three quarters of the loss, a half, a third, or less.
  /// What takes more than two moves to be seen counts less, and so does what the static evaluation
  /// alone says, or what the opponent does not do at once. A later move of either side comes last.
  private func rank(_ reason: Reason) -> (Int, Int, Int, Int, Int) {
    let (kind, share, line) = (reason.kind, reason.share, reason.line)
    let part =
      4 * share >= 3 * loss ? 0 : 2 * share >= loss ? 1 : 3 * share >= loss ? 2 : 3
    // Everybody sees that a side can hardly move.
    let isStuck = kind == .mobility && (reason.own?.worse ?? .max) < 3
    let isFar =
      reason.basis == .example && line.count > 2 || kind == .pass && line.count > 5
      || kind == .sameSquare && reason.squares != [worse.reply?.move.square ?? better.move.square]
    let isStatic = kind.subject == .numbers && kind != .lastSafeMove && !isStuck
    let isLater =
      [.answerFlips, .followUp, .laterMobility, .threat].contains(kind)
      || isFar && [.answer, .sameSquare].contains(kind)
      || kind == .reserve && reason.squares.count == 1
    let isTaken = !reason.isMissed && isTaken(kind, reason.squares, after: line)
    let isCorner = isTaken && kind != .sameSquare || kind == .corner && line.isEmpty
    let order =
      isCorner || isTaken && part < 3 ? -1 : part + (isFar || isStatic ? 1 : 0) + (isLater ? 2 : 0)
    let place = Reason.Kind.allCases.firstIndex(of: kind) ?? 0
    return (order, place, line.count, reason.isMissed ? 1 : 0, -share)
  }
}

extension GameAnalysis {
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

/// Explanations for other programs. Later versions may add members, but never change or remove one.
extension Explanation {
  /// The explanation as a JSON object. Scores are disks by which the side to move wins; empty
  /// squares count for the winner.
  package var json: JSON {
    let moves: [(String, JSON)] = [
      ("position", .string(position.text)),
      ("move", .string(worse.move.square.description)),
      ("line", .string(worse.line)),
      ("score", .number(worse.score)),
      ("better", .string(better.move.square.description)),
      ("betterLine", .string(better.line)),
      ("betterScore", .number(better.score)),
      ("exact", .bool(isExact)),
    ]
    return .object(moves + members)
  }

  /// What the explanation says, without the moves and their scores.
  package var members: [(String, JSON)] {
    [
      ("onlyMove", onlyMove?.json ?? .null),
      ("staysWon", .bool(staysWon)),
      ("reasons", .array(reasons.map(\.json))),
    ]
  }
}

extension Explanation.Margin {
  fileprivate var json: JSON {
    .object([("disks", .number(disks)), ("exact", .bool(isExact))])
  }
}

extension Reason {
  /// The reason as a JSON object: its kind, the squares, the line after a move that shows it,
  /// whether it is proven and how, the disks of the loss that it explains, and the numbers of its
  /// kind.
  package var json: JSON {
    .object(
      [
        ("kind", .string(kind.rawValue)),
        ("squares", .array(squares.map { .string($0.description) })),
        ("after", .string(move.description)),
        ("line", .string(line)),
        ("proven", .bool(isProven)),
        ("basis", .string(basis.rawValue)),
        ("share", .number(share)),
      ] + (opponent.map { [("opponent", $0.json)] } ?? []) + (own.map { [("own", $0.json)] } ?? []))
  }
}

extension Reason.Numbers {
  fileprivate var json: JSON { .object([("worse", .number(worse)), ("better", .number(better))]) }
}

extension JSON {
  fileprivate static func string(_ line: [Square]) -> JSON {
    .string(line.map(\.description).joined())
  }
}
