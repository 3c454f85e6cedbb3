/// The outcome of a match from the first evaluation's point of view.
struct MatchResult: Equatable, CustomStringConvertible {
  private(set) var wins = 0
  private(set) var draws = 0
  private(set) var losses = 0
  private(set) var disks = 0

  /// Counts a game by the first evaluation's final difference.
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

  /// Games played.
  var games: Int { wins + draws + losses }

  /// Points in percent, a draw counting half.
  var percent: Double { 100 * (Double(wins) + Double(draws) / 2) / Double(max(games, 1)) }

  /// Both results together.
  static func + (left: MatchResult, right: MatchResult) -> MatchResult {
    var sum = left
    sum.wins += right.wins
    sum.draws += right.draws
    sum.losses += right.losses
    sum.disks += right.disks
    return sum
  }

  var description: String {
    let mean = Double(disks) / Double(max(games, 1))
    return "\(games) games: +\(wins) =\(draws) -\(losses), \(rounded(percent)) %, "
      + "\(rounded(mean)) disks a game"
  }

  private func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
