import Posix
import ReversiEngine

/// `match`: plays two evaluations against each other at equal depth and prints the result.
struct MatchCommand: Command {
  private let first: Evaluation
  private let second: Evaluation
  private let games: Int
  private let depth: Int
  private let seed: UInt64
  private let threads: Int

  init(_ arguments: inout Arguments) throws {
    first = try Evaluation(argument: arguments.text("--first") ?? "embedded")
    second = try Evaluation(argument: arguments.text("--second") ?? "embedded")
    games = try arguments.number("--games", default: 200, in: 2...1_000_000)
    depth = try arguments.number("--depth", default: 6, in: 1...20)
    seed = try arguments.number("--seed", default: 1, in: 0...UInt64.max)
    threads = try arguments.threads()
  }

  /// Plays all games; the number is rounded up to whole pairs.
  func run() throws {
    let tally = Monitor(MatchResult())
    try Chunks(threads: threads).run(Array(0..<(games + 1) / 2), name: "pairs of games") {
      let player = MatchPlayer(first: first, second: second, depth: depth, seed: seed)
      return { pair in
        let result = player.playPair(pair)
        tally.withValue { $0 = $0 + result }
      }
    }
    print(tally.withValue { $0 })
  }
}
