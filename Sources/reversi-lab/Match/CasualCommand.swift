import Posix
import ReversiCore

/// `match casual`: plays a scripted casual player against levels.
struct CasualCommand: Command {
  private static let lowest = Parameter.number(
    "lowest", in: Level.numbers, standard: 0, "the first level that plays")
  private static let highest = Parameter.number(
    "highest", in: Level.numbers, standard: 10, "the last level that does")
  private static let games = Parameter.number(
    "--games", in: 1...1_000_000, standard: 200, "games against each level")
  // Thinking time is limited: threads that share a processor would play weaker.
  private static let threads = Parameter.number(
    "--threads", in: 1...64, standard: 1, "games at a time")

  static let syntax = Syntax(
    "casual",
    "plays a casual player (corner, edge, most disks) against levels, and counts corners given away",
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
    for level in levels.compactMap(Level.init) {
      let result = Monitor(CasualMatch.Result())
      try Chunks(threads: threads, console: console).run(Array(0..<games), name: "games") {
        [seed] in
        let match = CasualMatch(
          seed: seed,
          level: LevelContestant(level: level, longest: Monitor(Duration.zero)))
        return { number in
          let game = match.play(number)
          result.withValue { $0.add(game) }
        }
      }
      let (score, gifts) = result.withValue { ($0.score, $0.gifts) }
      let corners = MatchScore.rounded(Double(gifts) / Double(games), digits: 2)
      try console.print("level \(level.number): casual \(score); \(corners) corners given away")
    }
  }
}
