import Foundation
import Notation
import ReversiCore

/// Wins, losses and disks of a match, for the first contestant.
struct MatchScore: Equatable {
  private(set) var wins = 0
  private(set) var draws = 0
  private(set) var losses = 0
  private(set) var disks = 0

  /// Counts a game by its final difference for the first contestant.
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

  /// The number of games played.
  var games: Int { wins + draws + losses }

  /// Points in percent. A draw counts half.
  var percent: Double { 100 * points / count }

  /// The 95 % confidence interval around ``percent``: Wilson's, of a binomial distribution. It is
  /// not empty after a few games that all have the same result, and somewhat too wide if many are
  /// drawn.
  var interval: ClosedRange<Double> {
    let deviations = 1.96
    let (share, perGame) = (points / count, deviations * deviations / count)
    let center = share + perGame / 2
    let halfWidth = (perGame * (share * (1 - share) + perGame / 4)).squareRoot()
    let scale = 100 / (1 + perGame)
    return max(0, (center - halfWidth) * scale)...min(100, (center + halfWidth) * scale)
  }

  /// How many points the first contestant's rating is above the other one's, by the result. A
  /// result without a loss or a win counts as half a point less.
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
