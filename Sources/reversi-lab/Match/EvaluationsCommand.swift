import ReversiEngine

/// `match evaluations`: plays two evaluations against each other at equal depth.
struct EvaluationsCommand: Command {
  private static let first = Parameter.evaluation("--first", "the evaluation that is measured")
  private static let second = Parameter.evaluation("--second", "its opponent")
  private static let games = Parameter.games(standard: 200)
  private static let depth = Parameter.number(
    "--depth", in: 1...20, standard: 6, "plies of full-width search")
  private static let exactFrom = Parameter.number(
    "--exact-from", in: 0...20, standard: 0, "empty squares from which both play without fault")
  private static let threads = Parameter.workers()

  static let syntax = Syntax(
    "evaluations",
    "plays two evaluations at equal depth, from 6 to 14 random plies that both find balanced",
    first.entry, second.entry, games.entry, depth.entry, exactFrom.entry, Parameter.seed.entry,
    threads.entry)

  private let first: LeafEvaluation
  private let second: LeafEvaluation
  private let depth: Int
  private let exactFrom: Int
  private let plan: MatchPlan

  init(_ arguments: Arguments) throws {
    first = try arguments.value(of: Self.first)
    second = try arguments.value(of: Self.second)
    depth = try arguments.value(of: Self.depth)
    exactFrom = try arguments.value(of: Self.exactFrom)
    plan = try MatchPlan(arguments, games: Self.games, threads: Self.threads)
  }

  func run(on console: Console) throws {
    let score = try plan.score(on: console) { [first, second, depth, exactFrom] seed in
      Match(
        openingPlies: 6...14, seed: seed,
        first: EvaluationContestant(evaluation: first, depth: depth, exactFrom: exactFrom),
        second: EvaluationContestant(evaluation: second, depth: depth, exactFrom: exactFrom))
    }
    try console.print("\(score)")
  }
}
