import App
import GameSession
import Posix
import ReversiCore
import Storage

/// Finds the losses in the person's games on a thread of its own, since that can take long. Nothing
/// is started or read before the first job. Without a thread there are no replies.
final class LossesWorker: JobWorker, EventSource {
  private let worker: Worker<(job: Library.AddLosses, id: RequestID), App.Event>

  init(beside location: SavedGameLocation) {
    worker = Worker {
      let losses = GameLosses(beside: location)
      return { work, stop, post in
        if stop.isStopped { return }
        func reply(_ reply: Library.AddLosses.Reply) {
          post(.reply(reply, to: Library.AddLosses.self, work.id))
        }
        do {
          let summary = try losses.add(to: work.job.summary, stop: stop) {
            reply(.losses($0, isComplete: false))
          }
          if let summary { reply(.losses(summary, isComplete: true)) }
        } catch {
          reply(.unknown)
        }
      }
    }
  }

  func start(_ job: any Job, _ id: RequestID) -> Bool {
    guard let job = job as? Library.AddLosses else { return false }
    try? worker.send((job, id))
    return true
  }

  func stop(_ job: any Job) { if job is Library.AddLosses { worker.stop() } }

  var descriptor: Int32? { worker.descriptor }

  func collect() -> [App.Event] { worker.collect() }
}
