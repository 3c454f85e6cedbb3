import Analysis
import App
import Archive
import GameSession
import Posix
import ReversiCore
import ReversiEngine
import Storage

/// Finds the openings of a position in the book and in the archive, which can be large, on a thread
/// of its own. Nothing is opened before the first job, and the game goes on without a thread.
final class OpeningsWorker: JobWorker, EventSource {
  /// A request of nil closes the archive.
  private let worker: Worker<(job: Openings.FindOpenings, id: RequestID)?, App.Event>

  init(beside location: SavedGameLocation) {
    worker = Worker {
      let library = GameLibrary(beside: location) { _ in "" }
      let people = People()
      return { request, stop, post in
        guard let request else { return library.close() }
        let isStart = request.job.position == .newGame
        let moves = OpeningMoves.known(
          request.job.request, people, depth: isStart ? 1 : 0, stop: stop)
        library.count(
          moves, isStopped: { stop.isStopped },
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
  /// `depth` is the number of plies of replies. All first moves lead to mirror images of one
  /// position, and only the replies say more.
  fileprivate static func known(
    _ request: PeopleRequest, _ people: People, depth: Int, stop: StopToken
  ) -> OpeningMoves {
    let played = people.moves(request, stop: stop)
    var moves = inBook(request.position, people: played)
    guard depth > 0 else { return moves }
    moves.addReplies { position, square in
      let reply = PeopleRequest(position: position, lastSquare: square, rating: request.rating)
      return known(reply, people, depth: depth - 1, stop: stop)
    }
    return moves
  }

  /// The scores are those of the book; games are not counted yet.
  static func inBook(_ position: Position, people: PeopleMoves? = nil) -> OpeningMoves {
    let known = OpeningBook.embedded.moves(in: position).map { ($0.square, $0.score) }
    return OpeningMoves(
      in: position, scores: Dictionary(uniqueKeysWithValues: known), people: people)
  }
}

/// Checks lines that the person wants to learn.
typealias LineWorker = JobThread<CheckLine>

extension LineWorker {
  convenience init() {
    self.init {
      let reviewer = Reviewer()
      return { job, stop, reply in
        let fault = reviewer.fault(in: job.line, stop: stop)
        if !stop.isStopped { reply(CheckLine.Reply(fault)) }
      }
    }
  }
}
