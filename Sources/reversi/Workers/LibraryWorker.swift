import App
import Archive
import GameSession
import Posix
import Storage
import Words

/// Lists, counts, adds and removes games of the archive on a thread of its own, since that can take
/// long. Nothing is opened before the first job, and the game goes on without a thread.
final class LibraryWorker: JobWorker, EventSource {
  private enum Work: Sendable {
    case list(LibraryRequest, RequestID)
    case count(RequestID)
    case tally(LevelRequest, RequestID)
    case summarize(RequestID)
    case close
  }

  /// The reply to `close` is nil.
  private let worker: Worker<Work, App.Event?>
  private let hasArchive: Bool
  /// The number of requests to close the archive that are not done yet.
  private var closings = 0
  /// Whether the thread may still have something to add or remove.
  private var mayChange = false

  /// The words of a filter are searched for in the language of `words`.
  init(beside location: SavedGameLocation, hasArchive: Bool, words: Words) {
    self.hasArchive = hasArchive
    worker = Worker {
      let library = GameLibrary(beside: location) { words.searchedText(of: $0) }
      /// The opening that was listed last, and the job that waits for its count.
      var opening: Int?
      var counting: RequestID?
      return { work, stop, post in
        switch work {
        case .list(let request, let id):
          if request.opening != opening { counting = nil }
          opening = request.opening
          library.handle(
            request, isStopped: { stop.isStopped }, now: { MonotonicClock.now },
            reply: { post(.reply($0, to: LibraryRequest.self, id)) })
        case .count(let id): counting = id
        case .tally(let request, let id):
          let tally = library.tally(request, isStopped: { stop.isStopped })
          if let tally { post(.reply(tally, to: LevelRequest.self, id)) }
        case .summarize(let id):
          if var summary = library.summary(isStopped: { stop.isStopped }) {
            let practice = try? PracticeFile(beside: location).read()
            summary.practice = practice?.progress(on: LocalTime.today, beside: location)
            post(.reply(summary, to: Players.CountResults.self, id))
          }
        case .close:
          (opening, counting) = (nil, nil)
          library.close()
          post(nil)
        }
        // A list comes first, and the count goes on after it.
        guard let id = counting, let count = library.summarize(isStopped: { stop.isStopped })
        else { return }
        counting = nil
        post(.reply(count, to: Library.CountGames.self, id))
      }
    }
  }

  func start(_ job: any Job, _ id: RequestID) -> Bool {
    switch job {
    case let request as LibraryRequest:
      worker.stop()
      try? worker.send(.list(request, id))
      if request.change != nil { mayChange = true }
    case is Library.CountGames: try? worker.send(.count(id))
    case let request as LevelRequest:
      if hasArchive { try? worker.send(.tally(request, id)) }
    case is Players.CountResults:
      if hasArchive { try? worker.send(.summarize(id)) }
    default: return false
    }
    return true
  }

  func stop(_ job: any Job) {
    if job is LibraryRequest { close() }
  }

  private func close() {
    guard worker.isRunning else { return }
    worker.stop()
    guard (try? worker.send(.close)) != nil else { return }
    closings += 1
  }

  func finish(within limit: Duration) {
    guard mayChange else { return }
    let end = MonotonicClock.now + limit
    // The thread closes the archive after all that it adds and removes.
    close()
    while closings > 0, let descriptor, waitForInput(on: descriptor, before: end) {
      _ = collect()
    }
  }

  var descriptor: Int32? { worker.descriptor }

  func collect() -> [App.Event] {
    let replies = worker.collect()
    let events = replies.compactMap(\.self)
    closings -= replies.count - events.count
    if replies.count > events.count && closings == 0 { mayChange = false }
    return events
  }
}
