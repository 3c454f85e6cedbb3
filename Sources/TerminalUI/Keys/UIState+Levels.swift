import GameSession
import ReversiCore

// How strong computers play.
extension UIState {
  /// Makes computers stronger or weaker, as far as there are levels.
  mutating func changeLevels(
    of side: Disk?, by step: Int, in session: GameSession
  ) -> [Intent] {
    let sides = [Disk.dark, .light].filter {
      session.modes[$0] != .manual && (side == nil || side == $0)
    }
    if sides.isEmpty { newRemark = .noComputer }
    return sides.reversed().flatMap { side in
      change(side, to: session.efforts[side].raised(by: step) ?? session.efforts[side], in: session)
    }.reversed()
  }

  /// Lets a side's computer put as much into a move, and says what such a player is called.
  mutating func change(
    _ side: Disk, to effort: Effort, in session: GameSession
  ) -> [Intent] {
    newRemark = effort.level.map { .level(side, $0) }
    return effort == session.efforts[side] ? [] : [.send(.effortChanged(side, effort))]
  }
}
