import Analysis
import GameSession
import ReversiCore

/// A request for the tally of a level.
package struct LevelRequest: Sendable, Hashable {
  package let level: Level
  /// The game that has just ended. It does not count, although its line may be in the archive
  /// already.
  package let game: GameIdentity

  package init(level: Level, game: GameIdentity) {
    self.level = level
    self.game = game
  }
}

/// The results of the person's last games against a level, before the game that has just ended.
package struct LevelTally: Sendable, Hashable {
  /// The number of games, at most ``maximumGames``. Games that were given up count.
  package private(set) var games = 0
  /// The games that the person won.
  package private(set) var won = 0

  /// The maximum number of games. The game that just ended makes ten.
  package static let maximumGames = 9
  /// The number of wins, out of ten games, that shows that the person is ready for the next level.
  package static let enough = 7

  /// A tally of no games.
  package init() {}

  /// Whether the tally is full, so that no more games count.
  package var isComplete: Bool { games == Self.maximumGames }

  /// Counts the game before those that were added, unless the tally is complete.
  package mutating func add(isWon: Bool) {
    guard !isComplete else { return }
    games += 1
    if isWon { won += 1 }
  }
}
