import Posix
import ReversiCore

/// `match levels`: plays each level of the computer player against the level below it.
struct LevelsCommand: Command {
  private static let lowest = Parameter.number(
    "lowest", in: 1...Level.strongest.number, standard: 1,
    "the first level that plays against the one below it")
  private static let highest = Parameter.number(
    "highest", in: 1...Level.strongest.number, standard: 10, "the last level that does")
  private static let games = Parameter.games(standard: 200)

  static let syntax = Syntax(
    "levels", "plays each level against the level below it, from 8 to 20 random plies",
    lowest.entry, highest.entry, games.entry, Parameter.seed.entry, Parameter.gamesAtATime.entry)

  private let levels: ClosedRange<Int>
  private let plan: MatchPlan

  init(_ arguments: Arguments) throws {
    levels = try arguments.levels(from: Self.lowest, to: Self.highest)
    plan = try MatchPlan(arguments, games: Self.games)
  }

  func run(on console: Console) throws {
    for number in levels {
      guard let upper = Level(number), let lower = Level(number - 1) else { continue }
      let times = Monitor(MoveTimes())
      let score = try plan.score(on: console) { seed in
        let upper = WatchedContestant(LevelContestant(level: upper)) { _, _, time in
          times.withValue { $0.add(time) }
        }
        return Match(
          openingPlies: 8...20, seed: seed, first: upper, second: LevelContestant(level: lower))
      }
      let milliseconds = Int(times.withValue { $0.longest / .milliseconds(1) })
      try console.print(
        "\(number) against \(number - 1): \(score)  longest move \(milliseconds) ms")
    }
  }
}
