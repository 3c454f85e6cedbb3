import Analysis
import App
import Coach
import Posix
import ReversiCore
import ReversiEngine

typealias CoachWorker = JobThread<ExplainMove>

/// In bytes. Rankings at depth 12 need no more, and a small table is cleared quickly.
private let tableBytes = 4 << 20

extension CoachWorker {
  convenience init() {
    self.init {
      let engine = Engine(tableBytes: tableBytes)
      return { job, stop, reply in
        let explanation = engine.explanation(of: job)
        if !stop.isStopped { reply(ExplainMove.Reply(explanation, of: job)) }
      }
    }
  }
}

extension Engine {
  /// The same question always has the same answer.
  fileprivate func explanation(of move: ExplainMove) -> Explanation? {
    forget()
    return Explanation(
      of: move.square, in: move.position, before: move.before, after: move.after, by: analyst())
  }

  /// Why the answer is worse than the best move, or, if it is the best, why the next best move is.
  /// After a right answer in place of a mistake, why the mistake is. Nil if the coach has no reasons
  /// for such exercises.
  func explanation(of verdict: Verdict, on exercise: Exercise, stop: StopToken) -> Explanation? {
    let asked = exercise.isRight(verdict) ? exercise.mistake?.square : nil
    guard exercise.hasReasons,
      let answer = verdict.moves.first(where: { $0.square == verdict.answer }),
      let best = verdict.isBest ? answer : verdict.moves.first,
      case let worseMoves = verdict.moves.filter({ $0.score < best.score }),
      let worse = worseMoves.first(where: { $0.square == asked ?? answer.square })
        ?? worseMoves.first
    else { return nil }
    var after = Evaluation(after: worse, of: exercise.side)
    if worse.isExact {
      var position = exercise.position
      _ = try? position.play(worse.square)
      // Its line goes on to the end of the game.
      after = evaluate(position, limits: .exercise, stop: stop)
    }
    return explanation(
      of: ExplainMove(
        position: exercise.position, square: worse.square,
        before: Evaluation(best, of: exercise.side), after: after))
  }
}
