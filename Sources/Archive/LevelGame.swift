import Analysis
import GameSession
import ReversiCore

/// A game of the person against the computer at a level.
package struct LevelGame: Sendable, Hashable {
  /// The identity; nil if this program did not write the game's line.
  package let identity: GameIdentity?
  package let level: Level
  package let side: Disk
  /// The disks by which the person won, negative for a loss; empty squares count for the winner.
  /// Nil if the game was given up.
  package let lead: Int?
  package let record: GameRecord
  /// Why the game does not count for the person's results; empty if it counts.
  package let exclusions: [Exclusion]

  /// A game, whose standing plies count.
  package init(
    identity: GameIdentity?, level: Level, side: Disk, record: GameRecord,
    exclusions: [Exclusion] = []
  ) {
    self.exclusions = exclusions
    self.identity = identity
    self.level = level
    self.side = side
    self.record = record
    lead = Evaluation(ofFinal: record.position)?.score(for: side)
  }

  /// The last opening that the game went through, or nil.
  package var opening: Opening? { Opening.reached(by: record) }

  package var counts: Bool { exclusions.isEmpty }

  package var isWon: Bool { lead.map { $0 > 0 } ?? false }
}

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
  package private(set) var won = 0

  /// The maximum number of games. The game that just ended makes ten.
  package static let maximumGames = 9
  /// The number of wins, out of ten games, that shows that the person is ready for the next level.
  package static let enough = 7

  package init() {}

  package var isComplete: Bool { games == Self.maximumGames }

  /// Counts the game before those that were added, unless the tally is complete.
  package mutating func add(isWon: Bool) {
    guard !isComplete else { return }
    games += 1
    if isWon { won += 1 }
  }
}
