import EngineProtocols
import GameSession
import ReversiCore

extension MoveRequest.Limits {
  /// The limits of an external engine for what the person chose: the time of a move, or for a level
  /// two plies of depth for each, and the level's time for engines whose protocol has no depth.
  package init(_ moveLimit: MoveLimit) {
    switch moveLimit {
    case .moveTime(let time): self.init(time: time)
    case .level(let level):
      self.init(depth: max(1, 2 * level.number), time: level.moveTime)
    }
  }
}
