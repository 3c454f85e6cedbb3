import Analysis
import App
import Coach
import Posix
import ReversiCore
import ReversiEngine

typealias CoachWorker = JobThread<ExplainMove>

/// In bytes. A small table is cleared quickly.
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
  /// After a right answer in place of a mistake, why the mistake is. Nil if the coach has no
  /// reasons for such exercises.
  func explanation(of verdict: Verdict, on exercise: Exercise) -> Explanation? {
    let asked = exercise.isRight(verdict) ? exercise.mistake?.square : nil
    guard exercise.hasReasons,
      let answer = verdict.moves.first(where: { $0.square == verdict.answer }),
      let best = verdict.isBest ? answer : verdict.moves.first,
      case let worseMoves = verdict.moves.filter({ $0.score < best.score }),
      let worse = worseMoves.first(where: { $0.square == asked ?? answer.square })
        ?? worseMoves.first
    else { return nil }
    return explanation(
      of: ExplainMove(
        position: exercise.position, square: worse.square,
        before: Evaluation(best, of: exercise.side),
        after: Evaluation(after: worse, of: exercise.side)))
  }
}

typealias TeacherWorker = JobThread<TeachingSearch>

extension TeacherWorker {
  convenience init(usesBook: Bool) {
    self.init {
      let reviewer = Reviewer(usesBook: usesBook)
      return { job, stop, reply in
        let explained = reviewer.explained(job, stop: stop)
        if !stop.isStopped { reply(TeachingSearch.Reply(explained)) }
      }
    }
  }
}

extension Reviewer {
  /// The maximum number of mistakes that are searched for an idea.
  private static let maximumMistakes = 3

  /// The same question always has the same answer. It means nothing if `stop` is stopped.
  fileprivate func explained(_ job: TeachingSearch, stop: StopToken) -> ExplainMove.Reply? {
    func explained(_ square: Square, _ before: Evaluation) -> ExplainMove.Reply? {
      var next = job.position
      guard !stop.isStopped, (try? next.play(square)) != nil else { return nil }
      let after = evaluate(next, stop: stop).evaluation
      guard !stop.isStopped else { return nil }
      let move = ExplainMove(
        position: job.position, square: square, before: before, after: after)
      return ExplainMove.Reply(engine.explanation(of: move), of: move)
    }
    if let square = job.played {
      return explained(square, evaluate(job.position, stop: stop).evaluation)
    }
    let found = analyze(job.position, stop: stop)
    let mistakes = found.moves.filter { Mistake(loss: found.moves.loss(of: $0.square) ?? 0) != nil }
    return mistakes.prefix(Self.maximumMistakes).lazy
      .compactMap { explained($0.square, found.evaluation) }
      .first { $0.explanation?.reasons.isEmpty == false }
  }
}
