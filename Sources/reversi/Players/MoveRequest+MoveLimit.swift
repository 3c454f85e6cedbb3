import EngineProtocols
import GameSession
import ReversiCore

extension MoveRequest.Limits {
  /// What another program may put into a move: its time, or what suits a level. That is two plies
  /// for each level, or the time of the level where it cannot be told that.
  init(_ moveLimit: MoveLimit) {
    switch moveLimit {
    case .moveTime(let time): self.init(time: time)
    case .level(let level):
      self.init(depth: max(1, 2 * level.number), time: level.moveTime)
    }
  }
}
