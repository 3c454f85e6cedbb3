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

  /// Adds the games of another score.
  mutating func add(_ other: MatchScore) {
    wins += other.wins
    draws += other.draws
    losses += other.losses
    disks += other.disks
  }

  /// Games played.
  var games: Int { wins + draws + losses }

  /// Points in percent. A draw counts half.
  var percent: Double { 100 * points / count }

  /// Half the width of the 95 % confidence interval around ``percent``.
  var errorBar: Double {
    let mean = points / count
    let squares = (Double(wins) + Double(draws) / 4) / count
    return 196 * (max(0, squares - mean * mean) / count).squareRoot()
  }

  private var points: Double { Double(wins) + Double(draws) / 2 }
  private var count: Double { Double(max(games, 1)) }
}

extension MatchScore: CustomStringConvertible {
  var description: String {
    "\(games) games: +\(wins) =\(draws) -\(losses), \(decimal(percent)) % ± \(decimal(errorBar)), "
      + "\(decimal(Double(disks) / count)) disks a game"
  }

  private func decimal(_ value: Double) -> FixedDecimal { FixedDecimal(value, digits: 1) }
}
