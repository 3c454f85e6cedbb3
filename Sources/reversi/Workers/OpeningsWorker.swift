import GameFiles
import GameSession
import Posix
import ReversiCore
import ReversiEngine

/// Finds the openings of a position in the book and in the archive, on a thread of its own, since an
/// archive can be large. Nothing is started or opened before the first request.
final class OpeningsWorker: OpeningReader, EventSource {
  /// A request; nil closes the archive.
  private typealias Thread = StoppableWorker<OpeningsRequest?, GameSession.Event>

  private let location: SavedGameLocation
  private var thread: Thread?

  /// The book, and the archive beside a saved game.
  init(beside location: SavedGameLocation) {
    self.location = location
  }

  func find(_ request: OpeningsRequest) -> GameSession.Event? {
    do throws(SystemError) {
      let thread = try startedThread()
      thread.stop()
      thread.start(request)
      return nil
    } catch {
      let failure = LibraryFailure.unreadable(
        ReadFailure(path: location.archivePath.description, reason: .system(error.reason)))
      let moves = OpeningMoves(in: request.position).moves
      return .openingsFound(
        request.id, OpeningsReply(moves, isComplete: true, failure: failure))
    }
  }

  func close() {
    thread?.stop()
    thread?.start(nil)
  }

  private func startedThread() throws(SystemError) -> Thread {
    if let thread { return thread }
    let new = try Thread.start { [location] in
      let library = GameLibrary(beside: location) { _ in "" }
      return { request, stop, post in
        guard let request else { return library.close() }
        library.count(
          .inBook(request.position), isStopped: { stop.isStopped }, now: { MonotonicClock.now },
          reply: { post(.openingsFound(request.id, $0)) })
      }
    }
    thread = new
    return new
  }

  var descriptor: Int32? { thread?.bell.descriptor }

  func collect() -> [GameSession.Event] { thread?.collect() ?? [] }
}

extension OpeningMoves {
  /// The moves in a position with their scores in the book, before games are counted.
  static func inBook(_ position: Position) -> OpeningMoves {
    let known = OpeningBook.embedded.moves(in: position).map { ($0.square, $0.score) }
    return OpeningMoves(in: position, scores: Dictionary(uniqueKeysWithValues: known))
  }
}
