import ReversiCore
import ReversiEngine

/// A full-width search of a fixed depth with a given evaluation, also at the end of the game.
struct DepthContestant: Contestant {
  let engine: Engine
  let depth: Int

  init(evaluation: Evaluation, depth: Int) {
    engine = Engine(evaluation: evaluation)
    self.depth = depth
  }

  mutating func move(in position: Position) -> Square? {
    engine.search(position, limits: SearchLimits(depth: depth)).bestMove
  }
}
