import GameSession
import ReversiCore
import ReversiEngine

extension EngineThread {
  /// The table with which positions are evaluated, which is made when the first one is.
  private static let analystTableBytes = 16 << 20

  /// Thinks with the engine.
  ///
  /// - Parameters:
  ///   - seed: The seed for the computer's random choices; nil for another one each time. With a
  ///     seed it counts positions, not seconds, on one thread, so that a game can be repeated.
  ///   - threads: How many threads the strongest levels may search on.
  ///   - usesBook: Whether the upper levels, and hints, know openings from the book.
  static func engine(
    seed: UInt64?, threads: Int = 1, usesBook: Bool = true
  ) -> @Sendable () -> Think {
    {
      let engine = Engine()
      // Apart from the player's, whose moves would depend on what was looked at otherwise.
      lazy var analyst = Engine(tableBytes: analystTableBytes)
      let isRepeatable = seed != nil
      let player = ComputerPlayer(
        engine: engine, processors: threads, isRepeatable: isRepeatable,
        book: usesBook ? .embedded : nil)
      var generator = SeededGenerator(seed: seed ?? .random(in: 0 ... .max))
      return { thought, stop, report in
        let position = thought.record.position
        switch thought.task {
        case .move(let moveLimit):
          let square = player.chooseMove(
            in: position, settings: PlaySettings(moveLimit), using: &generator, stop: stop)
          if let square { report(.move(square)) }
        case .hint:
          let known = usesBook ? OpeningBook.embedded.moves(in: position) : []
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
