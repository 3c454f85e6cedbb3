import Analysis
import App
import Coach
import GameTesting
import ReversiCore
import ReversiTesting

/// A position in which Black's b2 gives White the corner a1, and f5 is better.
package enum CornerMistake {
  package static func position() throws -> Position {
    try Positions.picture(
      .dark,
      """
      --------
      --ox----
      --oxx---
      --xoox--
      --xxo---
      ---x----
      --------
      --------
      """)
  }

  /// What the coach says about b2.
  package static func reply(loss: Int = 12) throws -> ExplainMove.Reply {
    let position = try position()
    let (worse, better): ([Square], [Square]) = ([.b2, .a1, .f5], [.f5, .f6, .e6])
    func evaluation(_ score: Int, _ line: [Square]) -> Evaluation {
      Evaluation(
        darkScore: score, certainty: .estimate(confidence: 73), depth: 12, line: line)
    }
    let move = ExplainMove(
      position: position, square: .b2, before: evaluation(4, better),
      after: evaluation(4 - loss, Array(worse.dropFirst())))
    let explanation = Explanation(
      of: .b2, in: position, before: move.before, after: move.after,
      by: .following(worse: worse, better: better, from: position))
    return ExplainMove.Reply(explanation, of: move)
  }
}
