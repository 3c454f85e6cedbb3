import App
import Archive
import GameSession
import Posix
import Storage
import Words

/// Lists the games of the archive, adds some and removes some, on a thread of its own, since that
/// can take long. Nothing is started or opened before the first request. Without a thread there are
/// no replies, and the game goes on.
final class LibraryWorker: LibraryReader, EventSource {
  /// What the thread does.
  private enum Command: Sendable {
    case list(LibraryRequest)
    case tally(LevelRequest)
    case close
  }

  /// The reply to `close` is nil.
  private let worker: Worker<Command, App.Event?>
  /// How often the archive was to be closed, and is not yet.
  private var closings = 0
  /// Whether the thread may still have something to add or remove.
  private var mayChange = false

  /// The games of the archive beside a saved game.
  ///
  /// - Parameter words: The language of the texts in which the words of a filter are searched for.
  init(beside location: SavedGameLocation, words: Words) {
    worker = Worker {
      let library = GameLibrary(beside: location) { words.searchedText(of: $0) }
      var opening: RequestID?
      return { command, stop, post in
        switch command {
        case .list(let request):
          if request.preparation != .list { opening = request.id }
          library.handle(
            request, isStopped: { stop.isStopped }, now: { MonotonicClock.now },
            reply: { post(.library(.listed(request.id, $0))) })
          let summary = library.summarize { stop.isStopped }
          if let opening, let summary { post(.library(.summarized(opening, summary))) }
        case .tally(let request):
          let tally = library.tally(request, isStopped: { stop.isStopped })
          if let tally { post(.levelTallied(request, tally)) }
        case .close:
          library.close()
          post(nil)
        }
      }
    }
  }

  func list(_ request: LibraryRequest) {
    worker.stop()
    try? worker.send(.list(request))
    if request.preparation.isChange { mayChange = true }
  }

  func tally(_ request: LevelRequest) { try? worker.send(.tally(request)) }

  func close() {
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
