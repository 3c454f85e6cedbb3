import ReversiCore

/// A position near the end of a game in which exactly one move is the best.
///
/// The values of ``all`` are proven.
package struct EndgameExercise: Sendable, Hashable {
  /// The position. The side to move has several legal moves.
  package let position: Position
  package let best: Square
  /// The score of the best move for the side to move, in disks: −64 to 64. Empty squares count for
  /// the winner.
  package let score: Int
  /// The score of the worst move, less than that of the best one.
  package let worst: Int
  /// The positions that our solver visits to find the score: how hard the exercise is to calculate.
  package let nodes: Int

  /// Creates an exercise. Nothing is checked.
  package init(position: Position, best: Square, score: Int, worst: Int, nodes: Int) {
    self.position = position
    self.best = best
    self.score = score
    self.worst = worst
    self.nodes = nodes
  }

  /// Whether the side to move can win, and can fail to win.
  package var isToWin: Bool { score > 0 && worst <= 0 }

  /// The moves that turn over the most disks now, which a beginner would play.
  package var greedyMoves: SquareSet {
    guard let side = position.turn else { return [] }
    var maximum = 0
    var greedy: SquareSet = []
    for square in position.legalMoves {
      let flips = position.board.move(of: side, at: square)?.flips.count ?? 0
      if flips > maximum { (maximum, greedy) = (flips, []) }
      if flips == maximum { greedy.insert(square) }
    }
    return greedy
  }

  package var isGreedy: Bool { greedyMoves.contains(best) }

  /// All embedded exercises, easy ones first: see ``isEasier(than:)``.
  package static let all: [EndgameExercise] = {
    table.split(separator: "\n").map { line in
      guard let exercise = EndgameExercise(text: line) else {
        preconditionFailure("no exercise: \(line)")
      }
      return exercise
    }
  }()

  /// Whether this exercise comes before another: first those that greed solves, then those that
  /// take fewer positions to solve.
  package func isEasier(than other: EndgameExercise) -> Bool {
    if isGreedy != other.isGreedy { return isGreedy }
    return (nodes, text) < (other.nodes, other.text)
  }
}

extension EndgameExercise {
  /// The exercise as one line: position, best move, best and worst score with their signs, and
  /// visited positions.
  package var text: String {
    "\(position.text) \(best) \(Self.signed(score)) \(Self.signed(worst)) \(nodes)"
  }

  private static func signed(_ score: Int) -> String { score > 0 ? "+\(score)" : "\(score)" }

  /// Reads such a line; nil for any other text, and if the best move is not legal.
  package init?(text: some StringProtocol) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 6, let position = Position(text: "\(words[0]) \(words[1])"),
      let best = Square(String(words[2])), position.legalMoves.contains(best),
      let score = Int(words[3]), (-64...64).contains(score),
      let worst = Int(words[4]), (-64..<score).contains(worst),
      let nodes = Int(words[5]), nodes > 0
    else { return nil }
    self.init(position: position, best: best, score: score, worst: worst, nodes: nodes)
    guard self.text == text else { return nil }
  }
}
