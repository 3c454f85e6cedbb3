import App
import Coach
import ReversiEngine

typealias CoachWorker = JobThread<ExplainMove>

/// In bytes. Rankings at depth 12 need no more, and a small table is cleared quickly.
private let tableBytes = 4 << 20

extension CoachWorker {
  convenience init() {
    self.init {
      let engine = Engine(tableBytes: tableBytes)
      return { job, stop, reply in
        // The same question always has the same answer.
        engine.forget()
        let explanation = Explanation(
          of: job.square, in: job.position, before: job.before, after: job.after,
          by: engine.analyst())
        if !stop.isStopped { reply(ExplainMove.Reply(explanation, of: job)) }
      }
    }
  }
}
