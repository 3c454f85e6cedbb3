import Analysis
import Archive
import GameSession
import ReversiCore

/// Whether the computer's level still suits the person.
extension App {
  /// Asks how the last games against the level ended, if the person has just beaten it.
  mutating func tallyLevel() -> [Effect] {
    guard let level = beatenLevel, let identity = game.identity else { return [] }
    let request = LevelRequest(id: game.newRequest(), level: level, game: identity)
    running.tally = request
    return [.tallyLevel(request)]
  }

  /// Takes the tally of the games before the one that has ended.
  mutating func take(_ earlier: LevelTally, to request: LevelRequest) -> [Effect] {
    let won = earlier.won + 1
    guard game.phase == .over, game.identity == request.game, beatenLevel == request.level,
      earlier.isComplete, won >= LevelTally.enough
    else { return [] }
    game.outgrownLevels.insert(request.level)
    return [.announce(.levelOutgrown(request.level, won: won)), .game(.save(game.saved))]
  }

  /// The level that the person has beaten in the finished game; nil if there is none, no stronger
  /// one, or if the person knows already.
  private var beatenLevel: Level? {
    guard case .win(let side, _)? = game.position.outcome, game.modes[side] == .manual,
      game.modes[side.opponent] == .computer,
      case .level(let level) = game.moveLimits[side.opponent],
      level != .strongest, !game.outgrownLevels.contains(level)
    else { return nil }
    return level
  }
}
