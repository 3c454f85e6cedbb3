import GameSession
import ReversiCore

// How strong computers play.
extension UIState {
  /// Makes computers stronger or weaker, as far as there are levels.
  mutating func changeLevels(
    of side: Disk?, by step: Int, in app: App
  ) -> [Intent] {
    let sides = [Disk.dark, .light].filter {
      app.game.modes[$0].isComputed && (side == nil || side == $0)
    }
    if sides.isEmpty { return changeLevelsOffered(by: step, in: app) }
    let moveLimits = sides.map {
      app.game.moveLimits[$0].raised(by: step) ?? app.game.moveLimits[$0]
    }
    let intents = zip(sides, moveLimits).flatMap { change($0, to: $1, in: app) }
    // There is no room to name two different players.
    if sides.count > 1 {
      newRemark = Set(moveLimits).count > 1 ? nil : moveLimits[0].level.map { .level(nil, $0) }
    }
    return intents
  }

  /// Changes the level that the computer will have, on either side, while it is offered.
  private mutating func changeLevelsOffered(by step: Int, in app: App) -> [Intent] {
    guard app.isStart, let side = app.sideOffered else {
      newRemark = .noComputer
      return []
    }
    let moveLimit = app.game.moveLimits[side].raised(by: step) ?? app.game.moveLimits[side]
    return [Disk.dark, .light].flatMap { change($0, to: moveLimit, in: app) }
  }

  /// Sets the move limit of a side's computer, and remarks the name of such a player.
  mutating func change(
    _ side: Disk, to moveLimit: MoveLimit, in app: App
  ) -> [Intent] {
    newRemark = moveLimit.level.map { .level(side, $0) }
    return moveLimit == app.game.moveLimits[side]
      ? [] : [.send(.game(.moveLimitChanged(side, moveLimit)))]
  }
}
