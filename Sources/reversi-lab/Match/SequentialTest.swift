import CommandLine
import Foundation
import Notation
import ReversiCore

/// A sequential probability ratio test, which ends a match as soon as its pairs of games decide
/// between two hypotheses about the first contestant's strength.
///
/// The points of pairs are taken as normally distributed, with the variance that they have had so
/// far. Each hypothesis is refused by mistake in one match of 20.
struct SequentialTest: Sendable, Equatable {
  /// The difference in Elo, for the first contestant, that makes a change useless.
  let useless: Double
  /// The difference in Elo that makes a change useful.
  let useful: Double

  /// The number of pairs of games so far.
  private(set) var pairs = 0
  // As if one pair had been won and one lost before, so that there is always a variance.
  private var points = 1.0
  private var squares = 1.0

  /// The logarithm of the odds that decide, 19 to 1.
  static let bound = log(19.0)

  /// A test before the first pair of games.
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

  /// Whether the change is accepted, or nil while nothing is decided.
  var isAccepted: Bool? { abs(ratio) < Self.bound ? nil : ratio > 0 }

  /// The share of the points that a difference in Elo leads to.
  private static func share(_ difference: Double) -> Double {
    1 / (1 + pow(10, -difference / 400))
  }
}

extension SequentialTest: LosslessStringConvertible {
  /// Reads two differences in Elo, such as `0:20`.
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

  /// What the test has found, in words.
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
  /// The test that ends a match.
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
