import App
import GameSession
import Posix
import Storage

/// A source of events outside the main thread. The loop waits for all sources at once.
protocol EventSource: AnyObject {
  /// A descriptor that is readable while there are events; nil while there cannot be any.
  var descriptor: Int32? { get }

  /// In the order in which they happened.
  func collect() -> [App.Event]
}

extension Worker: EventSource where Reply == App.Event {}

extension GameArchiveFile: EventSource {
  func collect() -> [App.Event] {
    learnOutcome()
    return [.saved(.archive, failure)]
  }
}

extension SavedGameFile: EventSource {
  func collect() -> [App.Event] {
    learnOutcome()
    return [.saved(.game, failure)]
  }
}

extension KeptSettings: EventSource {
  func collect() -> [App.Event] {
    learnOutcome()
    return [.saved(.settings, failure)]
  }
}

/// Does the jobs of one type on a thread of its own, since they can take long.
///
/// Nothing is started, opened or read before the first job. Without a thread there are no replies,
/// and the game goes on.
final class JobThread<Kind: Job>: JobWorker, EventSource {
  /// Replies any number of times until the job is done or the token is stopped.
  typealias Handler = (Kind, StopToken, _ reply: (Kind.Reply) -> Void) -> Void

  private let worker: Worker<(job: Kind, id: RequestID), App.Event>

  /// Calls `makeHandler` on the thread, with the first job.
  init(_ makeHandler: @escaping @Sendable () -> Handler) {
    worker = Worker {
      let handle = makeHandler()
      return { work, stop, post in
        if stop.isStopped { return }
        handle(work.job, stop) { post(.reply($0, to: Kind.self, work.id)) }
      }
    }
  }

  func start(_ job: any Job, _ id: RequestID) -> Bool {
    guard let job = job as? Kind else { return false }
    try? worker.send((job, id))
    return true
  }

  func stop(_ job: any Job) { if job is Kind { worker.stop() } }

  var descriptor: Int32? { worker.descriptor }

  func collect() -> [App.Event] { worker.collect() }
}
