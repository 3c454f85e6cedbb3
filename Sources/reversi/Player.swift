import ReversiCore
import ReversiEngine

/// Who moves for the computer.
struct Player: Sendable {
  /// Chooses a legal move, or gives up when the token is stopped.
  typealias Choose = (Position, StopToken) -> Square?

  /// Makes what chooses the moves; called on the thread on which it then lives, so that it may keep what it learns.
  let make: @Sendable () -> Choose

  /// A player without a plan.
  ///
  /// - Parameter seed: From which all its moves follow; nil for moves that nobody can foresee.
  static func random(seed: UInt64?) -> Player {
    Player {
      var generator = SeededGenerator(seed: seed ?? .random(in: 0 ... .max))
      return { position, _ in RandomPlayer().chooseMove(in: position, using: &generator) }
    }
  }
}
