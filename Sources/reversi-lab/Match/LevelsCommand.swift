import Analysis
import CommandLine
import Posix
import ReversiCore

/// `match levels`: plays each level of the computer player against the level below it.
struct LevelsCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "levels", "plays each level against the level below it, from 8 to 20 random plies",
    operands: [
      .number(
        "lowest", in: 1...Level.strongest.number, at: \.lowest,
        "the first level that plays against the one below it"),
      .number(
        "highest", in: 1...Level.strongest.number, at: \.highest, "the last level that does"),
    ],
    options: [
      .games(at: \.plan.games), .openings(at: \.plan.openings), .sprt(at: \.plan.test),
      .seed(at: \.plan.seed), .gamesAtATime(at: \.plan.threads),
    ])

  private var lowest = 1
  private var highest = 10
  private var plan = MatchPlan(games: 200)

  func run(on console: Console) throws {
    let levels = try ClosedRange(
      from: lowest, to: highest, named: "highest", upTo: Level.strongest.number)
    for number in levels {
      guard let upper = Level(number), let lower = Level(number - 1) else { continue }
      let times = Monitor(MoveTimes())
      let score = try plan.score(on: console, from: .random(plies: 8...20)) {
        let upper = WatchedContestant(LevelContestant(level: upper)) { _, _, time in
          times.withValue { $0.add(time) }
        }
        return (upper, LevelContestant(level: lower))
      }
      let milliseconds = Int(times.withValue { $0.longest / .milliseconds(1) })
      try console.print(
        "\(number) against \(number - 1): \(score)  longest move \(milliseconds) ms")
    }
  }
}
