import GameSession
import ReversiCore
import ReversiEngine

/// The computer: replies to the session's requests with our engine. It belongs to one thread.
final class Computer {
  /// The table for evaluations, in bytes; allocated with the first one.
  private static let analystTableBytes = 16 << 20

  private let engine = Engine()
  /// Evaluates positions. A separate engine, so that evaluations never change the computer's moves.
  private lazy var analyst = Engine(tableBytes: Self.analystTableBytes)
  private let player: ComputerPlayer
  private let book: OpeningBook?
  private var generator: SeededGenerator

  /// A computer player.
  ///
  /// - Parameters:
  ///   - seed: The seed for random choices; nil for different choices each time. With a seed, the
  ///     computer counts positions instead of seconds and searches on one thread, so that a game is
  ///     reproducible.
  ///   - threads: The number of threads for the strongest levels.
  ///   - usesBook: Whether the upper levels and hints use the opening book.
  init(seed: UInt64?, threads: Int = 1, usesBook: Bool = true) {
    let book: OpeningBook? = usesBook ? .embedded : nil
    self.book = book
    player = ComputerPlayer(
      engine: engine, processors: threads, isRepeatable: seed != nil, book: book)
    generator = SeededGenerator(seed: seed ?? .random(in: 0 ... .max))
  }

  /// Handles a request and reports its results. A result is not final if a better one may follow.
  func think(about request: PlayerRequest, stop: StopToken, report: (PlayerReply) -> Void) {
    let position = request.record.position
    switch request.task {
    case .move(let moveLimit):
      let square = player.chooseMove(
        in: position, settings: PlaySettings(moveLimit), using: &generator, stop: stop)
      if let square { report(.move(square)) }
    case .hint:
      let known = book?.moves(in: position) ?? []
      if !known.isEmpty { return report(.hint(known.map(Hint.Move.init), isFinal: true)) }
      let limits = SearchLimits.evaluation(at: .hint)
      let ranked = engine.rank(position, limits: limits, stop: stop) {
        report(.hint($0.map(Hint.Move.init), isFinal: false))
      }
      if !stop.isStopped { report(.hint(ranked.map(Hint.Move.init), isFinal: true)) }
    case .evaluation(let level):
      let limits = SearchLimits.evaluation(at: level)
      let evaluation = analyst.evaluate(position, limits: limits, stop: stop) {
        report(.evaluation($0, isFinal: false))
      }
      if !stop.isStopped { report(.evaluation(evaluation, isFinal: true)) }
    }
  }
}

extension PlaySettings {
  /// The settings for a move limit.
  init(_ moveLimit: MoveLimit) {
    switch moveLimit {
    case .level(let level): self.init(level)
    case .moveTime(let time): self.init(moveTime: time)
    }
  }
}

extension Hint.Move {
  fileprivate init(_ ranked: RankedMove) {
    self.init(square: ranked.square, score: ranked.score)
  }

  fileprivate init(_ known: BookMove) {
    self.init(square: known.square, score: known.score, source: .book)
  }
}
