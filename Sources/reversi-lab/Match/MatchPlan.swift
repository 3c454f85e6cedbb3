import CommandLine
import Foundation
import Notation
import Posix
import ReversiCore

struct MatchPlan: Sendable {
  var games: Int
  /// Nil for openings that the match makes itself.
  var openings: String?
  /// Nil to play all games.
  var test: SequentialTest?
  var seed: UInt64 = 1
  var threads = 1

  private struct Progress {
    var results: [PlayedPair?]
    var seen = 0
    var games: Set<PlayedPair.Identity> = []
    var repeatedPairs = 0
    var score = MatchScore()
    var test: SequentialTest?

    var isDecided: Bool { test?.isAccepted != nil }

    /// Pairs count in their order, so that threads do not change the result. A pair with a game
    /// that was played before does not count, because it says nothing new.
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

  /// An odd number of games is rounded up to whole pairs. The games begin with `openings`, unless a
  /// file says so. Each thread makes its contestants.
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
  static func games(at place: WritableKeyPath<Target, Int> & Sendable) -> Option {
    .number("games", in: 2...1_000_000, at: place, "games, two from each opening")
  }

  static func openings(at place: WritableKeyPath<Target, String?> & Sendable) -> Option {
    Option(
      "openings", "FILE", .path, at: place, "openings that 'match openings' made",
      standard: "random ones")
  }

  /// Moves have a time limit, so contestants on threads that share a processor play weaker.
  static func gamesAtATime(at place: WritableKeyPath<Target, Int> & Sendable) -> Option {
    .number("threads", in: 1...64, at: place, "games at a time")
  }
}

/// For the first contestant.
struct MatchScore: Equatable {
  private(set) var wins = 0
  private(set) var draws = 0
  private(set) var losses = 0
  private(set) var disks = 0

  mutating func add(difference: Int) {
    disks += difference
    if difference > 0 {
      wins += 1
    } else if difference < 0 {
      losses += 1
    } else {
      draws += 1
    }
  }

  mutating func add(_ other: MatchScore) {
    wins += other.wins
    draws += other.draws
    losses += other.losses
    disks += other.disks
  }

  var games: Int { wins + draws + losses }

  /// In percent. A draw counts half.
  var percent: Double { 100 * points / count }

  /// The 95 % confidence interval around ``percent``: Wilson's, of a binomial distribution. It is
  /// not empty after a few equal results, and somewhat too wide if many games are drawn.
  var interval: ClosedRange<Double> {
    let deviations = 1.96
    let (share, perGame) = (points / count, deviations * deviations / count)
    let center = share + perGame / 2
    let halfWidth = (perGame * (share * (1 - share) + perGame / 4)).squareRoot()
    let scale = 100 / (1 + perGame)
    return max(0, (center - halfWidth) * scale)...min(100, (center + halfWidth) * scale)
  }

  /// A result without a loss or a win counts as half a point less.
  var ratingDifference: Double {
    let share = max(0.5, min(count - 0.5, points)) / count
    return 400 * log10(share / (1 - share))
  }

  private var points: Double { Double(wins) + Double(draws) / 2 }
  private var count: Double { Double(max(games, 1)) }
}

extension MatchScore: CustomStringConvertible {
  var description: String {
    "\(games) games: +\(wins) =\(draws) -\(losses), \(decimal(percent)) % "
      + "(\(decimal(interval.lowerBound)) to \(decimal(interval.upperBound))), "
      + "\(decimal(Double(disks) / count)) disks a game"
  }

  private func decimal(_ value: Double) -> FixedDecimal { FixedDecimal(value, digits: 1) }
}

/// A sequential probability ratio test, which ends a match as soon as its pairs of games decide
/// between two hypotheses about the first contestant's strength.
///
/// The points of pairs are taken as normally distributed, with the variance that they have had so
/// far. Each hypothesis is refused by mistake in one match of 20.
struct SequentialTest: Sendable, Equatable {
  let useless: Double
  let useful: Double

  private(set) var pairs = 0
  // As if one pair had been won and one lost before, so that there is always a variance.
  private var points = 1.0
  private var squares = 1.0

  /// The logarithm of the odds that decide, 19 to 1.
  static let bound = log(19.0)

  init(useless: Double, useful: Double) {
    (self.useless, self.useful) = (useless, useful)
  }

  mutating func add(_ pair: MatchScore) {
    let share = pair.percent / 100
    pairs += 1
    points += share
    squares += share * share
  }

  /// The logarithm of how much more likely the pairs are if the change is useful.
  var ratio: Double {
    let count = Double(pairs + 2)
    let mean = points / count
    let variance = squares / count - mean * mean
    let (low, high) = (Self.share(useless), Self.share(useful))
    return Double(pairs) * (high - low) * (2 * mean - low - high) / (2 * variance)
  }

  var isAccepted: Bool? { abs(ratio) < Self.bound ? nil : ratio > 0 }

  private static func share(_ difference: Double) -> Double {
    1 / (1 + pow(10, -difference / 400))
  }
}

extension SequentialTest: LosslessStringConvertible {
  /// Such as `0:20`.
  init?(_ text: String) {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let useless = numbers[0], let useful = numbers[1],
      useless < useful, [useless, useful].allSatisfy({ (-1000...1000).contains($0) })
    else { return nil }
    self.init(useless: useless, useful: useful)
  }

  var description: String {
    let text: (Double) -> String = { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
    return "\(text(useless)):\(text(useful))"
  }

  var verdict: String {
    let found =
      switch isAccepted {
      case true?: "accepted"
      case false?: "refused"
      case nil: "not decided"
      }
    let ratio = FixedDecimal(ratio, digits: 2)
    return "\(found) after \(pairs) pairs of games, log-likelihood ratio \(ratio) for \(self) Elo"
  }
}

extension Option {
  static func sprt(
    at place: WritableKeyPath<Target, SequentialTest?> & Sendable
  ) -> Option {
    Option(
      "sprt", "ELO:ELO",
      ValueForm(
        .described("two differences in Elo such as 0:20"),
        read: { $0.text.flatMap { SequentialTest($0) } }, write: { "\($0)" }),
      at: place, "ends when a test decides whether the first is not, or is, that much stronger",
      standard: "plays all games")
  }
}
