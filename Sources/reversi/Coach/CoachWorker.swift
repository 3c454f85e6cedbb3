import App
import Coach
import GameSession
import Posix
import ReversiEngine

/// Asks the coach about moves, on a thread of its own. Nothing is started before the first job.
/// Without a thread there are no replies, and the game goes on.
final class CoachWorker: JobWorker, EventSource {
  private let worker: Worker<(job: ExplainMove, id: RequestID), App.Event>

  init() {
    worker = Worker {
      let engine = Engine(tableBytes: Self.tableBytes)
      return { work, stop, post in
        let job = work.job
        // The same question always has the same answer.
        engine.forget()
        let explanation = Explanation(
          of: job.square, in: job.position, before: job.before, after: job.after,
          by: engine.analyst())
        if !stop.isStopped {
          post(.reply(ExplainMove.Reply(explanation, of: job), to: ExplainMove.self, work.id))
        }
      }
    }
  }

  /// In bytes. Rankings at depth 12 need no more, and a small table is cleared quickly.
  private static let tableBytes = 4 << 20

  func start(_ job: any Job, _ id: RequestID) -> Bool {
    guard let job = job as? ExplainMove else { return false }
    try? worker.send((job, id))
    return true
  }

  func stop(_ job: any Job) { if job is ExplainMove { worker.stop() } }

  var descriptor: Int32? { worker.descriptor }

  func collect() -> [App.Event] { worker.collect() }
}
