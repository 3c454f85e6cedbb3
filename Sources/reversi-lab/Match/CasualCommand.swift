import Analysis
import CommandLine
import Notation
import Posix
import ReversiCore

/// `match casual`: plays a scripted casual player against levels.
struct CasualCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "casual",
    "plays a casual player (corner, edge, most disks) against levels, and counts corners given away",
    operands: [
      .number("lowest", in: Level.numbers, at: \.lowest, "the first level that plays"),
      .number("highest", in: Level.numbers, at: \.highest, "the last level that does"),
    ],
    options: [
      .games(at: \.plan.games, "games against each level, half of them as Black"),
      .seed(at: \.plan.seed), .gamesAtATime(at: \.plan.threads),
    ])

  private var lowest = 0
  private var highest = 10
  private var plan = MatchPlan(games: 200)

  func run(on console: Console) throws {
    let levels = try ClosedRange(
      from: lowest, to: highest, named: "highest", upTo: Level.strongest.number)
    for level in levels.compactMap(Level.init) {
      let gifts = Monitor(0)
      let score = try plan.score(on: console, from: .random(plies: 0...0)) {
        let level = WatchedContestant(LevelContestant(level: level)) { record, square, _ in
          let isGift = CornerGift.isMade(by: square, in: record.position)
          if isGift { gifts.withValue { $0 += 1 } }
        }
        return (CasualPlayer(), level)
      }
      let given = Double(gifts.withValue { $0 }) / Double(score.games)
      try console.print(
        "level \(level.number): casual \(score); "
          + "\(FixedDecimal(given, digits: 2)) corners given away")
    }
  }
}
