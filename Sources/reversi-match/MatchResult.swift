/// Wins, losses and disks of a match, seen by the first contestant.
struct MatchResult {
  private(set) var wins = 0
  private(set) var draws = 0
  private(set) var losses = 0
  private var disks = 0

  mutating func add(_ difference: Int) {
    disks += difference
    if difference > 0 { wins += 1 } else if difference < 0 { losses += 1 } else { draws += 1 }
  }

  var games: Int { wins + draws + losses }

  /// Points of those possible, in percent; a draw is half a point.
  var percent: Double { 100 * (Double(wins) + Double(draws) / 2) / Double(max(1, games)) }

  /// Half the width of the interval that holds the true value of `percent` 95 times of 100.
  var doubt: Double {
    let share = percent / 100
    return 196 * (share * (1 - share) / Double(max(1, games))).squareRoot()
  }

  /// The mean disks of difference a game.
  var meanDisks: Double { Double(disks) / Double(max(1, games)) }
}

extension MatchResult: CustomStringConvertible {
  var description: String {
    "+\(wins) =\(draws) -\(losses)  \(rounded(percent)) % ± \(rounded(doubt))  \(rounded(meanDisks)) disks"
  }

  private func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
