import Analysis
import CommandLine
import Notation
import Posix
import ReversiCore

/// `match levels`: plays each level of the computer player against the level below it, or against a
/// scripted casual player.
struct LevelsCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "levels",
    "plays each level against the level below it, from 8 to 20 random plies, or with --casual "
      + "against a casual player (corner, edge, most disks) from the start of the game",
    operands: [
      .number("lowest", in: Level.numbers, at: \.lowest, "the first level that plays"),
      .number("highest", in: Level.numbers, at: \.highest, "the last level that does"),
    ],
    options: [
      Option("casual", at: \.isCasual, "plays against the casual player"),
      .games(at: \.plan.games), .openings(at: \.plan.openings), .sprt(at: \.plan.test),
      .seed(at: \.plan.seed), .gamesAtATime(at: \.plan.threads),
    ])

  private var lowest = 1
  private var highest = 10
  private var isCasual = false
  private var plan = MatchPlan(games: 200)

  func run(on console: Console) throws {
    let numbers = try ClosedRange(
      from: lowest, to: highest, named: "highest", upTo: Level.strongest.number)
    if lowest == 0, !isCasual { throw ArgumentConflict("level 0 has no level below it") }
    let openings = MatchOpenings.random(plies: isCasual ? 0...0 : 8...20)
    for level in numbers.compactMap({ Level($0) }) {
      let below = isCasual ? nil : Level(level.number - 1)
      let (gifts, times) = (Monitor(0), Monitor(MoveTimes()))
      let score = try plan.score(on: console, from: openings) {
        let player = WatchedContestant(LevelContestant(level: level)) { record, square, time in
          times.withValue { $0.add(time) }
          if CornerGift.isMade(by: square, in: record.position) { gifts.withValue { $0 += 1 } }
        }
        return (player, below.map { LevelContestant(level: $0) } ?? CasualPlayer())
      }
      let given = Double(gifts.withValue { $0 }) / Double(score.games)
      let milliseconds = Int(times.withValue { $0.longest / .milliseconds(1) })
      try console.print(
        "level \(level.number) against \(below.map { "level \($0.number)" } ?? "casual"): "
          + "\(score); \(FixedDecimal(given, digits: 2)) corners a game given away, "
          + "longest move \(milliseconds) ms")
    }
  }
}
