import Analysis
import App
import GameSession
import Posix

/// Finds how people play positions, on a thread of its own. Nothing is started before the first
/// job. Without a thread there are no replies, and the game goes on.
final class PeopleWorker: JobWorker, EventSource {
  private let worker: Worker<(job: AskPeople, id: RequestID), App.Event>

  init() {
    worker = Worker {
      let people = People()
      return { work, stop, post in
        if let moves = people.moves(work.job.request, stop: stop) {
          post(.reply(moves, to: AskPeople.self, work.id))
        }
      }
    }
  }

  func start(_ job: any Job, _ id: RequestID) -> Bool {
    guard let job = job as? AskPeople else { return false }
    try? worker.send((job, id))
    return true
  }

  func stop(_ job: any Job) { if job is AskPeople { worker.stop() } }

  var descriptor: Int32? { worker.descriptor }

  func collect() -> [App.Event] { worker.collect() }
}
