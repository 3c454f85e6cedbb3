import Analysis
import ReversiCore

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
