import Analysis
import GameSession
import ReversiCore

/// A game of the person against the computer at a level.
package struct LevelGame: Sendable, Hashable {
  /// The identity of the game; nil if this program did not write its line.
  package let identity: GameIdentity?
  /// The level that it was played against.
  package let level: Level
  /// The side of the person.
  package let side: Disk
  /// The disks by which the person won, negative for a loss; empty squares count for the winner.
  /// Nil if the game was given up.
  package let lead: Int?
  /// The moves.
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

  /// Whether it counts for the person's results.
  package var counts: Bool { exclusions.isEmpty }

  /// Whether the person won.
  package var isWon: Bool { lead.map { $0 > 0 } ?? false }
}
