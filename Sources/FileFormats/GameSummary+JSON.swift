import Analysis
import Archive
import Coach
import GameSession
import Notation
import PeopleModel
import ReversiCore

/// Later versions may add members, but never change or remove one.
extension GameSummary {
  /// The summary as a JSON object without line ends.
  ///
  /// Leads and losses are in disks. `losses` has the mean loss of each searched game, the oldest
  /// first, `openings` the one with the most games first, `ratings` the oldest first, and
  /// `mistakes` the most frequent reason first, in each third of a game and each half of the games.
  /// `practice` has numbers of exercises and of lines, `searched` is the number of games that were
  /// searched for mistakes, and `excluded` that of games that do not count.
  package var json: String {
    let levels = levels.compactMap { level in tallies[level].map { Self.json(of: level, $0) } }
    let openings = openingsByGames.compactMap { opening in
      self.openings[opening].map { Self.json(of: opening, $0) }
    }
    return JSON.object([
      ("excluded", .number(excluded)),
      ("levels", .array(levels)),
      ("losses", .array(losses.map(Self.json(ofMean:)))),
      ("mistakes", .array(mistakes.counts.map(\.json))),
      ("openings", .array(openings)),
      ("practice", practice.map(Self.json(of:)) ?? .null),
      ("rating", rating.map(Self.json(of:)) ?? .null),
      ("ratings", .array(ratings.map(Self.json(of:)))),
      ("searched", .number(games.searched)),
    ]).text
  }

  private static func json(of estimate: RatingEstimate) -> JSON {
    .object([
      ("points", .number(estimate.rating.points)),
      ("from", .number(estimate.interval.lowerBound.points)),
      ("to", .number(estimate.interval.upperBound.points)),
      ("bound", estimate.rating.bound.map { .string($0.rawValue) } ?? .null),
    ])
  }

  private static func json(of progress: PracticeProgress) -> JSON {
    .object([
      ("due", .number(progress.due)), ("learned", .number(progress.learned)),
      ("lines", .number(progress.lines)),
    ])
  }

  private static func json(of level: Level, _ tally: Tally) -> JSON {
    .object([("level", .number(level.number))] + json(of: tally))
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
