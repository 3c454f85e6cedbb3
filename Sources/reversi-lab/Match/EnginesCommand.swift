import CommandLine
import EngineProtocols
import Posix
import ReversiCore
import ReversiEngine

/// `match 'ENGINE A' 'ENGINE B'`: plays external engines against each other or against levels.
struct EnginesCommand: Command {
  static let syntax = CommandSyntax<Self>(
    "engines",
    "plays engines or levels against each other from balanced openings; the word is optional",
    operands: [.contestant("first", at: \.first), .contestant("second", at: \.second)],
    options: [
      .games(at: \.plan.games), .openings(at: \.plan.openings), .sprt(at: \.plan.test),
      .number(
        "time", in: 0.01...3600, at: \.time,
        "seconds a move for engines; whole seconds for GTP"),
      .number(
        "clock", in: 0...36_000, at: \.clock,
        "seconds a game for GTP engines; 0 for the time of a move"),
      .number(
        "depth", in: 0...60, at: \.depth, "plies for NBoard engines; 0 for the time"),
      .number(
        "plies", in: BalancedOpening.plies, at: \.plies, "random plies that games begin with"),
      .seed(at: \.plan.seed), .gamesAtATime(at: \.plan.threads),
    ])

  private var first = ContestantDescription.level(.strongest)
  private var second = ContestantDescription.level(.standard)
  private var time = 1.0
  private var clock = 0
  private var depth = 0
  private var plies = 8
  private var plan = MatchPlan(games: 100)

  func run(on console: Console) throws {
    let contestants = [first, second]
    let limits =
      clock == 0
      ? MoveRequest.Limits(depth: depth == 0 ? nil : depth, time: .seconds(time))
      : MoveRequest.Limits(time: .seconds(clock), gameTime: .seconds(clock))
    let times = contestants.map { _ in Monitor(MoveTimes()) }
    let isOver = Monitor(false)
    let score = try plan.score(on: console, from: .balanced(plies: plies)) {
      let players = zip(contestants, times).map { description, times in
        let contestant = description.contestant(limits: limits, isOver: isOver)
        return WatchedContestant(contestant) { _, _, time in
          times.withValue { $0.add(time) }
        }
      }
      return (players[0], players[1])
    }
    try console.print("\(score)")
    for (number, times) in times.enumerated() {
      let times = times.withValue { $0 }
      try console.print(
        "\(number == 0 ? "first" : "second"): \(times.mean.inSeconds) s a move, "
          + "\(times.longest.inSeconds) s at most, \(times.longestGame.inSeconds) s a game at most")
    }
  }
}

extension ContestantDescription {
  fileprivate func contestant(
    limits: MoveRequest.Limits, isOver: Monitor<Bool>
  ) -> any Contestant {
    switch self {
    case .level(let level): LevelContestant(level: level)
    case .casual: CasualPlayer()
    case .engine(let command):
      ExternalContestant(command, limits: limits, isOver: isOver)
    }
  }
}
