import EngineProtocols
import Posix
import ReversiCore
import ReversiEngine

/// `match 'ENGINE A' 'ENGINE B'`: plays other programs against each other, or against levels.
struct EnginesCommand: Command {
  private static let first = Parameter.contestant("first", standard: .strongest)
  private static let second = Parameter.contestant("second", standard: .standard)
  private static let games = Parameter.games(standard: 100)
  private static let time = Parameter.number(
    "--time", in: 0.01...3600, standard: 1,
    "seconds a move for programs; whole ones for those that speak gtp")
  private static let depth = Parameter.number(
    "--depth", in: 0...60, standard: 0, "plies for programs that speak nboard; 0 for the time")
  private static let plies = Parameter.number(
    "--plies", in: BalancedOpening.plies, standard: 8, "random plies that games begin with")

  static let syntax = Syntax(
    "engines",
    "plays programs or levels against each other from balanced openings; the word may be left out",
    first.entry, second.entry, games.entry, time.entry, depth.entry, plies.entry,
    Parameter.seed.entry, Parameter.gamesAtATime.entry)

  private let contestants: [ContestantDescription]
  private let limits: MoveRequest.Limits
  private let plies: Int
  private let plan: MatchPlan

  init(_ arguments: Arguments) throws {
    contestants = [try arguments.value(of: Self.first), try arguments.value(of: Self.second)]
    let depth = try arguments.value(of: Self.depth)
    limits = MoveRequest.Limits(
      depth: depth == 0 ? nil : depth, time: .seconds(try arguments.value(of: Self.time)))
    plies = try arguments.value(of: Self.plies)
    plan = try MatchPlan(arguments, games: Self.games)
  }

  func run(on console: Console) throws {
    let times = contestants.map { _ in Monitor(MoveTimes()) }
    let isOver = Monitor(false)
    let score = try plan.score(on: console) { [contestants, limits, plies] seed in
      let players = zip(contestants, times).map { description, times in
        let contestant = description.contestant(limits: limits, isOver: isOver)
        return WatchedContestant(contestant) { _, _, time in times.withValue { $0.add(time) } }
      }
      return Match(
        openingPlies: plies...plies, seed: seed, first: players[0], second: players[1],
        areOpeningsBalanced: true)
    }
    try console.print("\(score)")
    for (number, times) in times.enumerated() {
      let times = times.withValue { $0 }
      try console.print(
        "\(number == 0 ? "first" : "second"): \(times.mean.inSeconds) s a move, "
          + "\(times.longest.inSeconds) s at most")
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
    case .program(let command):
      ExternalContestant(command, limits: limits, isOver: isOver)
    }
  }
}
