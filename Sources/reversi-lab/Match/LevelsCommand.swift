import Posix
import ReversiCore

/// `match levels`: plays each level of the computer player against the level below it.
struct LevelsCommand: Command {
  private static let lowest = Parameter.number(
    "lowest", in: 1...Level.strongest.number, standard: 1,
    "the first level that plays against the one below it")
  private static let highest = Parameter.number(
    "highest", in: 1...Level.strongest.number, standard: 10, "the last level that does")
  private static let games = Parameter.number(
    "--games", in: 2...1_000_000, standard: 200, "games a match, two from each opening")
  // Thinking time is limited: threads that share a processor would play weaker.
  private static let threads = Parameter.number(
    "--threads", in: 1...64, standard: 1, "games at a time")

  static let syntax = Syntax(
    "levels", "plays each level against the level below it, from 8 to 20 random plies",
    lowest.entry, highest.entry, games.entry, Parameter.seed.entry, threads.entry)

  private let levels: ClosedRange<Int>
  private let games: Int
  private let seed: UInt64
  private let threads: Int

  init(_ arguments: Arguments) throws {
    levels = try arguments.levels(from: Self.lowest, to: Self.highest)
    games = try arguments.value(of: Self.games)
    seed = try arguments.value(of: Parameter.seed)
    threads = try arguments.value(of: Self.threads)
  }

  func run(on console: Console) throws {
    for number in levels {
      guard let upper = Level(number), let lower = Level(number - 1) else { continue }
      let longest = Monitor(Duration.zero)
      let score = try Match.score(
        games: games, chunks: Chunks(threads: threads, console: console)
      ) { [seed] in
        Match(
          openingPlies: 8...20, seed: seed,
          first: LevelContestant(level: upper, longest: longest),
          second: LevelContestant(level: lower, longest: Monitor(Duration.zero)))
      }
      let milliseconds = Int(longest.withValue { $0 / .milliseconds(1) })
      try console.print(
        "\(number) against \(number - 1): \(score)  longest move \(milliseconds) ms")
    }
  }
}
