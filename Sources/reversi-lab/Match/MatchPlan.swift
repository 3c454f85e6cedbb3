import CommandLine
import Posix

/// The number of games in a match, their seed, and how many are played at a time.
struct MatchPlan: Sendable {
  var games: Int
  /// Determines everything random in the games.
  var seed: UInt64 = 1
  var threads = 1

  /// Plays the match. An odd number of games is rounded up to whole pairs.
  ///
  /// - Parameter makeMatch: Makes the match with a seed, once on each thread.
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

extension Option {
  /// The games of a match.
  static func games(
    at place: WritableKeyPath<Target, Int> & Sendable,
    _ meaning: String = "games, two from each opening"
  ) -> Option {
    .number("games", in: 2...1_000_000, at: place, meaning)
  }

  /// The number of games that are played at the same time.
  ///
  /// Moves have a time limit, so contestants on threads that share a processor play weaker.
  static func gamesAtATime(at place: WritableKeyPath<Target, Int> & Sendable) -> Option {
    .number("threads", in: 1...64, at: place, "games at a time")
  }
}
