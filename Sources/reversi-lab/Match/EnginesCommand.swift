import CommandLine
import EngineProtocols
import Posix
import ReversiCore
import ReversiEngine

/// `match 'ENGINE A' 'ENGINE B'`: plays external engines against each other or against levels.
struct EnginesCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "engines",
    "plays engines or levels against each other from balanced openings; the word is optional",
    operands: [.contestant("first", at: \.first), .contestant("second", at: \.second)],
    options: [
      .games(at: \.plan.games), .openings(at: \.plan.openings), .sprt(at: \.plan.test),
      Option(
        "time", "N", .number(in: 0.01...3600), at: \.time,
        "seconds a move for engines; whole seconds for GTP", standard: "1"),
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
  private var time: Double?
  private var clock = 0
  private var depth = 0
  private var plies = 8
  private var plan = MatchPlan(games: 100)

  /// The limits of the external engines for a move.
  ///
  /// - Throws: `ArgumentConflict` if an engine would get another limit than the one that was given.
  private func limits() throws(ArgumentConflict) -> MoveRequest.Limits {
    let protocols = [first, second].compactMap(\.engineProtocol)
    let options = [("--time", time != nil), ("--clock", clock > 0), ("--depth", depth > 0)]
    let given = options.filter(\.1).map(\.0)
    if given.count > 1 { throw ArgumentConflict("\(given[0]) and \(given[1]) exclude each other") }
    if let option = given.first, protocols.isEmpty {
      throw ArgumentConflict("\(option) limits external engines, and there are none")
    }
    if clock > 0 {
      if protocols.contains(.nboard) {
        throw ArgumentConflict("NBoard has no time for a game: --clock is for GTP")
      }
      return MoveRequest.Limits(time: .seconds(clock), gameTime: .seconds(clock))
    }
    if depth > 0, protocols.contains(.gtp) {
      throw ArgumentConflict("GTP has no depth: --depth is for NBoard")
    }
    let time = time ?? 1
    if time != time.rounded(), protocols.contains(.gtp) {
      throw ArgumentConflict("GTP has whole seconds: --time is 1, 2 or more")
    }
    return MoveRequest.Limits(depth: depth == 0 ? nil : depth, time: .seconds(time))
  }

  func run(on console: Console) throws {
    let contestants = [first, second]
    let limits = try limits()
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
    case .person(let rating): LevelContestant(PlaySettings(rating))
    case .casual: CasualPlayer()
    case .engine(let command):
      ExternalContestant(command, limits: limits, isOver: isOver)
    }
  }
}
