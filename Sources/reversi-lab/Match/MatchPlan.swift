import CommandLine
import Posix

/// The number of games in a match, their openings and seed, and how many are played at a time.
struct MatchPlan: Sendable {
  var games: Int
  /// The file of the openings, or nil for those that the match makes itself.
  var openings: String?
  /// The test that ends the match, or nil to play all games.
  var test: SequentialTest?
  /// Determines everything random in the games.
  var seed: UInt64 = 1
  var threads = 1

  /// The results so far, in the order of the pairs.
  private struct Progress {
    var results: [PlayedPair?]
    var seen = 0
    var games: Set<PlayedPair.Identity> = []
    var repeatedPairs = 0
    var score = MatchScore()
    var test: SequentialTest?

    var isDecided: Bool { test?.isAccepted != nil }

    /// Adds a pair. Pairs count in their order, so that threads do not change the result. A pair
    /// with a game that was played before does not count, because it says nothing new.
    mutating func add(_ pair: PlayedPair, _ number: Int) {
      results[number] = pair
      while !isDecided, seen < results.count, let next = results[seen] {
        seen += 1
        guard games.isDisjoint(with: next.games) else {
          repeatedPairs += 1
          continue
        }
        games.formUnion(next.games)
        score.add(next.score)
        test?.add(next.score)
      }
    }
  }

  /// Plays the match, and says what the test has found if there is one, and why fewer games count
  /// than there should be. An odd number of games is rounded up to whole pairs.
  ///
  /// - Parameters:
  ///   - openings: Where the games begin, unless a file says so.
  ///   - contestants: Makes both contestants, once on each thread.
  func score(
    on console: Console, from openings: MatchOpenings,
    _ contestants: @escaping @Sendable () -> (first: any Contestant, second: any Contestant)
  ) throws -> MatchScore {
    let openings = try self.openings.map { try MatchOpenings.listed(in: $0) } ?? openings
    let wanted = (games + 1) / 2
    let pairs = Array(0..<min(wanted, openings.count ?? wanted))
    let progress = Monitor(
      Progress(results: Array(repeating: nil, count: pairs.count), test: test))
    try Chunks(threads: threads, console: console).run(pairs, name: "pairs of games") {
      let (first, second) = contestants()
      let match = Match(openings: openings, seed: seed, first: first, second: second)
      return { pair in
        guard !progress.withValue({ $0.isDecided }) else { return }
        let result = try match.playPair(pair)
        progress.withValue { $0.add(result, pair) }
      }
    }
    let end = progress.withValue { $0 }
    if !end.isDecided, pairs.count < wanted {
      try console.print("the openings ended after \(pairs.count) of \(wanted) pairs of games")
    }
    if end.repeatedPairs > 0 {
      try console.print(
        "\(end.repeatedPairs) of \(end.seen) pairs of games repeated earlier games and do not count"
      )
    }
    if let test = end.test { try console.print(test.verdict) }
    return end.score
  }
}

extension Option {
  /// The games of a match.
  static func games(at place: WritableKeyPath<Target, Int> & Sendable) -> Option {
    .number("games", in: 2...1_000_000, at: place, "games, two from each opening")
  }

  /// The file of a match's openings.
  static func openings(at place: WritableKeyPath<Target, String?> & Sendable) -> Option {
    Option(
      "openings", "FILE", .path, at: place, "openings that 'match openings' made",
      standard: "random ones")
  }

  /// The number of games that are played at the same time.
  ///
  /// Moves have a time limit, so contestants on threads that share a processor play weaker.
  static func gamesAtATime(at place: WritableKeyPath<Target, Int> & Sendable) -> Option {
    .number("threads", in: 1...64, at: place, "games at a time")
  }
}
