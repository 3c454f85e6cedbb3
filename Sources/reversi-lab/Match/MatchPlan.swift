import Posix

/// How many games a match has, what is random in them, and how many are played at a time.
struct MatchPlan: Sendable {
  let games: Int
  /// Everything random in the games follows from it.
  let seed: UInt64
  let threads: Int

  /// The plan that a command line asks for.
  ///
  /// - Parameter threads: The command's own, if it does not matter whether they share a processor.
  init(
    _ arguments: Arguments, games: Parameter<Int>, threads: Parameter<Int> = .gamesAtATime
  ) throws {
    self.games = try arguments.value(of: games)
    seed = try arguments.value(of: Parameter.seed)
    self.threads = try arguments.value(of: threads)
  }

  /// Plays the match; an odd number of games is rounded up to whole pairs.
  ///
  /// - Parameter makeMatch: Makes the match with a seed, on each thread one.
  func score(
    on console: Console, _ makeMatch: @escaping @Sendable (_ seed: UInt64) -> Match
  ) throws -> MatchScore {
    let score = Monitor(MatchScore())
    let pairs = Array(0..<(games + 1) / 2)
    try Chunks(threads: threads, console: console).run(pairs, name: "pairs of games") {
      let match = makeMatch(seed)
      return { pair in
        let result = try match.playPair(pair)
        score.withValue { $0.add(result) }
      }
    }
    return score.withValue { $0 }
  }
}

extension Parameter where Value == Int {
  /// The games of a match.
  static func games(standard: Int) -> Parameter {
    number("--games", in: 2...1_000_000, standard: standard, "games, two from each opening")
  }

  /// The games that are played at the same time.
  ///
  /// One unless more are asked for: thinking time is limited, and threads that share a processor
  /// would play weaker.
  static let gamesAtATime = number("--threads", in: 1...64, standard: 1, "games at a time")
}
