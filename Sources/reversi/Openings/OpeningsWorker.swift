import Analysis
import App
import Archive
import GameSession
import Posix
import ReversiCore
import ReversiEngine
import Storage

/// Finds the openings of a position in the book and in the archive, on a thread of its own, since
/// an archive can be large. Nothing is started or opened before the first job. Without a thread
/// there are no replies, and the game goes on.
final class OpeningsWorker: JobWorker, EventSource {
  /// A request of nil closes the archive.
  private let worker: Worker<(job: Openings.FindOpenings, id: RequestID)?, App.Event>

  /// The book, and the archive beside a saved game.
  init(beside location: SavedGameLocation) {
    worker = Worker {
      let library = GameLibrary(beside: location) { _ in "" }
      let people = People()
      return { request, stop, post in
        guard let request else { return library.close() }
        let played = people.moves(request.job.request, stop: stop)
        library.count(
          .inBook(request.job.position, people: played), isStopped: { stop.isStopped },
          now: { MonotonicClock.now },
          reply: { post(.reply($0, to: Openings.FindOpenings.self, request.id)) })
      }
    }
  }

  func start(_ job: any Job, _ id: RequestID) -> Bool {
    guard let job = job as? Openings.FindOpenings else { return false }
    worker.stop()
    try? worker.send((job, id))
    return true
  }

  func stop(_ job: any Job) {
    // Without a thread, nothing is open.
    guard job is Openings.FindOpenings, worker.isRunning else { return }
    worker.stop()
    try? worker.send(nil)
  }

  var descriptor: Int32? { worker.descriptor }

  func collect() -> [App.Event] { worker.collect() }
}

extension OpeningMoves {
  /// The moves in a position with their scores in the book, before games are counted.
  static func inBook(_ position: Position, people: PeopleMoves? = nil) -> OpeningMoves {
    let known = OpeningBook.embedded.moves(in: position).map { ($0.square, $0.score) }
    return OpeningMoves(
      in: position, scores: Dictionary(uniqueKeysWithValues: known), people: people)
  }
}
