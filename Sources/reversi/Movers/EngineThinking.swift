import GameSession
import ReversiCore
import ReversiEngine

extension EngineThread {
  /// The level at which hints are found, at whatever level the computer plays. It ranks all moves
  /// within 12 ms, 1 ms on average; level 10 takes up to 2 s (360 positions of random games).
  private static let hintLevel = Level.all[8]

  /// Thinks with the engine.
  ///
  /// - Parameters:
  ///   - seed: The seed for the computer's random choices; nil for another one each time. With a
  ///     seed it searches on one thread, so that a game can be repeated.
  ///   - processors: How many threads the strongest level may search on.
  static func engine(seed: UInt64?, processors: Int = 1) -> @Sendable () -> Think {
    {
      let engine = Engine()
      let player = ComputerPlayer(engine: engine, processors: seed == nil ? processors : 1)
      var generator = SeededGenerator(seed: seed ?? .random(in: 0 ... .max))
      return { thought, stop, report in
        let position = thought.record.position
        switch thought.task {
        case .move(let level):
          let square = player.chooseMove(
            in: position, level: level, using: &generator, stop: stop)
          if let square { report(.move(square)) }
        case .hint:
          guard let limits = Strength(hintLevel).limits() else { return }
          let ranked = engine.rank(position, limits: limits, stop: stop) {
            report(.hint($0.map(Hint.Move.init), isFinal: false))
          }
          if !stop.isStopped { report(.hint(ranked.map(Hint.Move.init), isFinal: true)) }
        case .evaluation: break
        }
      }
    }
  }
}

extension Hint.Move {
  fileprivate init(_ ranked: RankedMove) {
    self.init(square: ranked.square, score: ranked.score)
  }
}
