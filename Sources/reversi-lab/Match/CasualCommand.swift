import Posix
import ReversiCore

/// `match casual`: plays a scripted casual player against levels.
struct CasualCommand: Command {
  private static let lowest = Parameter.number(
    "lowest", in: Level.numbers, standard: 0, "the first level that plays")
  private static let highest = Parameter.number(
    "highest", in: Level.numbers, standard: 10, "the last level that does")
  private static let games = Parameter.number(
    "--games", in: 2...1_000_000, standard: 200, "games against each level, half of them as Black")

  static let syntax = Syntax(
    "casual",
    "plays a casual player (corner, edge, most disks) against levels, and counts corners given away",
    lowest.entry, highest.entry, games.entry, Parameter.seed.entry, Parameter.gamesAtATime.entry)

  private let levels: ClosedRange<Int>
  private let plan: MatchPlan

  init(_ arguments: Arguments) throws {
    levels = try arguments.levels(from: Self.lowest, to: Self.highest)
    plan = try MatchPlan(arguments, games: Self.games)
  }

  func run(on console: Console) throws {
    for level in levels.compactMap(Level.init) {
      let gifts = Monitor(0)
      let score = try plan.score(on: console) { seed in
        let level = WatchedContestant(LevelContestant(level: level)) { record, square, _ in
          let isGift = CornerGift.isMade(by: square, in: record.position)
          if isGift { gifts.withValue { $0 += 1 } }
        }
        return Match(openingPlies: 0...0, seed: seed, first: CasualPlayer(), second: level)
      }
      let given = Double(gifts.withValue { $0 }) / Double(score.games)
      try console.print(
        "level \(level.number): casual \(score); "
          + "\(MatchScore.rounded(given, digits: 2)) corners given away")
    }
  }
}
