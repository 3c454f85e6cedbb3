import Analysis
import CommandLine
import EngineProtocols
import Notation
import Posix
import ReversiCore
import ReversiEngine

/// `match 'ENGINE A' 'ENGINE B'`, with or without the word `engines`.
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

  /// An engine must not get another limit than the one that was given.
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

/// An obvious blunder: a move that gives the opponent a corner although another move would not.
enum CornerGift {
  static func isMade(by square: Square, in position: Position) -> Bool {
    allowsCorner(square, in: position)
      && position.legalMoves.contains { !allowsCorner($0, in: position) }
  }

  private static func allowsCorner(_ square: Square, in position: Position) -> Bool {
    let board = SearchBoard(position)
    let index = Int(square.rawValue)
    let reply = board.playing(index, flips: board.flips(at: index))
    return reply.legalMoves & SquareSet.corners.rawValue != 0
  }
}

struct EvaluationsCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "evaluations",
    "plays two evaluations at equal depth, from 6 to 14 random plies that both find balanced",
    options: [
      .evaluation("first", at: \.first, "the evaluation that is measured"),
      .evaluation("second", at: \.second, "its opponent"),
      .games(at: \.plan.games), .openings(at: \.plan.openings), .sprt(at: \.plan.test),
      .number("depth", in: 1...20, at: \.depth, "plies of full-width search"),
      .number(
        "exact-from", in: 0...20, at: \.exactFrom,
        "empty squares from which both play perfectly"),
      .seed(at: \.plan.seed), .workers(at: \.plan.threads),
    ])

  private var first = "embedded"
  private var second = "embedded"
  private var depth = 6
  private var exactFrom = 0
  private var plan = MatchPlan(games: 200, threads: 2)

  func run(on console: Console) throws {
    let first = try EvaluationWeights(named: first)
    let second = try EvaluationWeights(named: second)
    let score = try plan.score(on: console, from: .random(plies: 6...14)) { [depth, exactFrom] in
      (
        EvaluationContestant(evaluation: first, depth: depth, exactFrom: exactFrom),
        EvaluationContestant(evaluation: second, depth: depth, exactFrom: exactFrom)
      )
    }
    try console.print("\(score)")
  }
}

struct OpeningsCommand: LabCommand {
  static let syntax = CommandSyntax<Self>(
    "openings", "makes openings of random plies in which neither side is ahead, a line each",
    operands: [.number("count", in: 1...1_000_000, at: \.count, "how many openings")],
    options: [
      .number("plies", in: BalancedOpening.plies, at: \.plies, "the random plies of each"),
      .number("depth", in: 1...30, at: \.depth, "plies of the search that has to find it even"),
      .number("margin", in: 0...64, at: \.margin, "how many disks a side may be ahead"),
      .seed(at: \.seed), .workers(at: \.threads),
    ])

  private var count = 1000
  private var plies = 10
  private var depth = 18
  private var margin = 1
  private var seed: UInt64 = 1
  private var threads = 1

  func run(on console: Console) throws {
    let openings = try Chunks(threads: threads, console: console).results(
      of: count, name: "openings"
    ) { opening }
    for opening in openings { try console.print(opening.transcript) }
  }

  private func opening(_ number: Int) -> GameRecord {
    var generator = SeededGenerator(seed: seed, game: number)
    while true {
      let record = BalancedOpening.record(plies: plies, using: &generator)
      // A new engine, because earlier searches must not matter.
      let engine = Engine(tableBytes: 16 << 20)
      let limits = SearchLimits(depth: depth, selectivity: .percent73)
      if abs(engine.search(record.position, limits: limits).score) <= margin { return record }
    }
  }
}
