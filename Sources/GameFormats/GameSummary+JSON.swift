import GameSession
import ReversiCore

/// The summary as one line for other programs. Later versions may add members, but never change or
/// remove one.
extension GameSummary {
  /// The summary as a JSON object without line ends.
  ///
  /// `version` is that of the computer if the level has changed since then. Leads and losses are in
  /// disks. `losses` has the mean loss of each analyzed game, the oldest first.
  public var json: String {
    JSON.object([
      (
        "levels",
        .array(
          opponents.compactMap { opponent in
            tallies[opponent].map { Self.json(of: opponent, $0) }
          })
      ),
      ("losses", .array(losses.map(Self.json(ofMean:)))),
    ]).text
  }

  private static func json(of opponent: LevelOpponent, _ tally: Tally) -> JSON {
    .object([
      ("level", .number(opponent.level.number)),
      ("version", opponent.version.map { .string($0) } ?? .null),
      ("games", .number(tally.games)), ("won", .number(tally.won)),
      ("tied", .number(tally.tied)), ("lost", .number(tally.lost)),
      ("givenUp", .number(tally.givenUp)),
      ("meanLead", tally.meanLead.map(json(ofMean:)) ?? .null),
      ("meanLoss", tally.meanLoss.map(json(ofMean:)) ?? .null),
    ])
  }

  private static func json(ofMean mean: Double) -> JSON { .decimal(FixedDecimal(mean, digits: 2)) }
}
