import EngineProtocols
import GameSession
import ReversiCore

extension MoveQuestion.Allowance {
  /// What another program may put into a move: its time, or what suits a level. That is two plies
  /// for each level, or a second where it cannot be told that; above level 10, the time that the
  /// level may take here.
  init(_ moveLimit: MoveLimit) {
    switch moveLimit {
    case .moveTime(let time): self.init(time: time)
    case .level(let level):
      let beyond = level.number - Self.lastOfSecond
      let seconds = beyond > 0 ? Self.seconds[min(beyond, Self.seconds.count) - 1] : 1
      self.init(depth: max(1, 2 * level.number), time: .seconds(seconds))
    }
  }

  /// The last level at which a second is given.
  private static let lastOfSecond = 10
  /// The seconds of the levels after that.
  private static let seconds = [1, 2, 5, 10, 30]
}
