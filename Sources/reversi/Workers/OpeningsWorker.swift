import Analysis
import App
import Archive
import GameSession
import Posix
import ReversiCore
import ReversiEngine
import Storage

/// Finds the openings of a position in the book and in the archive, on a thread of its own, since
/// an archive can be large. Nothing is started or opened before the first request. Without a thread
/// there are no replies, and the game goes on.
final class OpeningsWorker: OpeningReader, EventSource {
  /// A request of nil closes the archive.
  private let worker: Worker<OpeningsRequest?, App.Event>

  /// The book, and the archive beside a saved game.
  init(beside location: SavedGameLocation) {
    worker = Worker {
      let library = GameLibrary(beside: location) { _ in "" }
      return { request, stop, post in
        guard let request else { return library.close() }
        library.count(
          .inBook(request.position), isStopped: { stop.isStopped }, now: { MonotonicClock.now },
          reply: { post(.openings(.found(request.id, $0))) })
      }
    }
  }

  func find(_ request: OpeningsRequest) {
    worker.stop()
    try? worker.send(request)
  }

  func close() {
    // Without a thread, nothing is open.
    guard worker.isRunning else { return }
    worker.stop()
    try? worker.send(nil)
  }

  var descriptor: Int32? { worker.descriptor }

  func collect() -> [App.Event] { worker.collect() }
}

extension OpeningMoves {
  /// The moves in a position with their scores in the book, before games are counted.
  static func inBook(_ position: Position) -> OpeningMoves {
    let known = OpeningBook.embedded.moves(in: position).map { ($0.square, $0.score) }
    return OpeningMoves(in: position, scores: Dictionary(uniqueKeysWithValues: known))
  }
}
