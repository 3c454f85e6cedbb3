import Analysis
import Archive
import GameSession
import ReversiCore

/// The tally of the last games against a level. It says whether the level still suits the person.
extension LevelRequest: WantedJob {
  package typealias Reply = LevelTally

  package func deliver(_ earlier: LevelTally, to app: inout App) -> [App.Effect] {
    app.tally = nil
    let won = earlier.won + 1
    guard earlier.isComplete, won >= LevelTally.enough else { return [] }
    app.game.outgrownLevels.insert(level)
    return [.announce(.levelOutgrown(level, won: won)), .game(.save(app.game.saved))]
  }
}

extension App {
  /// The tally for the level that the person has beaten in the finished game; nil if there is no
  /// such level, no stronger one, or if the person knows already.
  private var tallyOfBeatenLevel: LevelRequest? {
    guard case .win(let side, _)? = game.position.outcome, game.phase == .over,
      game.modes[side] == .manual, game.modes[side.opponent] == .computer,
      game.course.exclusions(for: side).isEmpty,
      case .level(let level) = game.saved.player(of: side.opponent),
      level != .strongest, !game.outgrownLevels.contains(level), let identity = game.identity
    else { return nil }
    return LevelRequest(level: level, game: identity)
  }

  /// Begins the tally when a game has ended, and drops it when the game is not over any more.
  mutating func followLevels(hasEnded: Bool) {
    if hasEnded {
      tally = tallyOfBeatenLevel
    } else if tally != nil, tally != tallyOfBeatenLevel {
      tally = nil
    }
  }
}
