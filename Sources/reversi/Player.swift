import GameSession
import ReversiCore
import ReversiEngine

/// Who thinks for the computer.
struct Player: Sendable {
  /// What a thought has found.
  enum Finding: Sendable {
    /// The move to make.
    case move(Square)
    /// What the moves are worth; not final if more is to come.
    case hint([Hint.Move], isFinal: Bool)
  }

  /// Thinks, and hands on what it finds; nothing once the token is stopped.
  typealias Think = (Thought, StopToken, _ report: (Finding) -> Void) -> Void

  /// Makes what thinks; called on the thread on which it then lives, so that it may keep what it
  /// learns.
  let make: @Sendable () -> Think

  /// The level at which hints are found, whatever level plays.
  private static let hintLevel = 8

  /// The engine.
  ///
  /// - Parameters:
  ///   - seed: The seed of its random choices; nil for another one each time. With a seed it
  ///     searches on one thread, so that a game can be repeated.
  ///   - processors: How many threads the strongest level may search on.
  static func engine(seed: UInt64?, processors: Int = 1) -> Player {
    Player {
      let engine = Engine()
      let player = ComputerPlayer(engine: engine, processors: seed == nil ? processors : 1)
      var generator = SeededGenerator(seed: seed ?? .random(in: 0 ... .max))
      return { thought, stop, report in
        switch thought {
        case .move(let position, let level):
          let move = player.chooseMove(in: position, level: level, using: &generator, stop: stop)
          if let move { report(.move(move)) }
        case .hint(let position):
          guard let limits = Level(hintLevel).flatMap({ Strength($0).limits() }) else { return }
          let ranked = engine.rank(position, limits: limits, stop: stop) {
            report(.hint($0.map(Hint.Move.init), isFinal: false))
          }
          if !stop.isStopped { report(.hint(ranked.map(Hint.Move.init), isFinal: true)) }
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
