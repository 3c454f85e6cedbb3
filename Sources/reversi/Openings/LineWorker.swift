import App
import GameSession
import Posix
import ReversiEngine

/// Checks lines that the person wants to learn, on a thread of its own. Nothing is started before
/// the first job. Without a thread there are no replies, and the game goes on.
final class LineWorker: JobWorker, EventSource {
  private let worker: Worker<(job: CheckLine, id: RequestID), App.Event>

  init() {
    worker = Worker {
      let engine = Engine(tableBytes: Self.tableBytes)
      return { work, stop, post in
        let fault = engine.fault(in: work.job.line, stop: stop)
        if !stop.isStopped { post(.reply(CheckLine.Reply(fault), to: CheckLine.self, work.id)) }
      }
    }
  }

  /// In bytes. The searches of a review's last round need no more.
  private static let tableBytes = 4 << 20

  func start(_ job: any Job, _ id: RequestID) -> Bool {
    guard let job = job as? CheckLine else { return false }
    try? worker.send((job, id))
    return true
  }

  func stop(_ job: any Job) { if job is CheckLine { worker.stop() } }

  var descriptor: Int32? { worker.descriptor }

  func collect() -> [App.Event] { worker.collect() }
}
