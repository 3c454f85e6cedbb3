import App
import CommandLine
import GameSession
import Posix
import ReversiCore
import ReversiEngine

/// The openings of new games: no plies, those of a named opening, or random plies that leave
/// neither side ahead. With random plies, each game gets another opening.
///
/// A separate thread makes them, since a search decides whether a random opening is balanced.
final class StartingOpenings: EventSource {
  /// Nil if new games start without an opening.
  private let worker: Worker<Void, GameRecord>?

  private init(_ worker: Worker<Void, GameRecord>?) { self.worker = worker }

  /// The seed determines all random openings.
  static func start(_ options: Options) throws(SystemError) -> StartingOpenings {
    guard let choice = options.opening else { return StartingOpenings(nil) }
    let seed = options.seed ?? .random(in: 0 ... .max)
    let worker = Worker<Void, GameRecord> {
      var generator = SeededGenerator(seed: seed)
      return { _, _, post in
        switch choice {
        case .random(let plies): post(BalancedOpening.record(plies: plies, using: &generator))
        case .named(let opening): post(opening.record)
        }
      }
    }
    try worker.prepare()
    return StartingOpenings(worker)
  }

  /// Call this only if no event from `prepare` is pending.
  func next() -> GameRecord {
    prepare()
    while let worker, let descriptor {
      _ = waitForInput(on: [descriptor], timeout: nil)
      if let record = worker.collect().first { return record }
    }
    return GameRecord()
  }

  /// The opening arrives as the event `openingPrepared`.
  func prepare() { try? worker?.send(()) }

  var descriptor: Int32? { worker?.descriptor }

  func collect() -> [App.Event] { worker?.collect().map { .game(.openingPrepared($0)) } ?? [] }
}
