import GameSession
import ReversiCore

/// The summary as one line for other programs. Later versions may add members, but never change or
/// remove one.
extension GameSummary {
  /// The summary as a JSON object without line ends.
  ///
  /// `version` is that of the computer if the level has changed since then. Leads and losses are in
  /// disks. `losses` has the mean loss of each analyzed game, the oldest first, and `openings` the one
  /// with the most games first.
  public var json: String {
    let levels = opponents.compactMap { opponent in
      tallies[opponent].map { Self.json(of: opponent, $0) }
    }
    let openings = openingsByGames.compactMap { opening in
      self.openings[opening].map { Self.json(of: opening, $0) }
    }
    return JSON.object([
      ("levels", .array(levels)),
      ("losses", .array(losses.map(Self.json(ofMean:)))),
      ("openings", .array(openings)),
    ]).text
  }

  private static func json(of opponent: LevelOpponent, _ tally: Tally) -> JSON {
    let level: [(String, JSON)] = [
      ("level", .number(opponent.level.number)),
      ("version", opponent.version.map { .string($0) } ?? .null),
    ]
    return .object(level + json(of: tally))
  }

  private static func json(of opening: Opening, _ tally: Tally) -> JSON {
    let name = [("opening", JSON.string(opening.name))]
    return .object(name + json(of: tally))
  }

  private static func json(of tally: Tally) -> [(String, JSON)] {
    [
      ("games", .number(tally.games)), ("won", .number(tally.won)),
      ("tied", .number(tally.tied)), ("lost", .number(tally.lost)),
      ("givenUp", .number(tally.givenUp)),
      ("meanLead", tally.meanLead.map(json(ofMean:)) ?? .null),
      ("meanLoss", tally.meanLoss.map(json(ofMean:)) ?? .null),
    ]
  }

  private static func json(ofMean mean: Double) -> JSON { .decimal(FixedDecimal(mean, digits: 2)) }
}
