import CommandLine
import ReversiEngine

/// `match evaluations`: plays two evaluations against each other at equal depth.
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
