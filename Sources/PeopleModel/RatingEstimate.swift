/// A rating that follows from results, and how sure it is.
package struct RatingEstimate: Sendable, Hashable {
  /// The results against one opponent.
  package struct Results: Sendable, Hashable {
    /// The opponent's rating.
    package let opponent: Rating
    /// The number of games.
    package let games: Int
    /// The points in them: 1 for each win, a half for each tie.
    package let points: Double

    /// Results against an opponent.
    package init(against opponent: Rating, games: Int, points: Double) {
      self.opponent = opponent
      self.games = games
      self.points = points
    }
  }

  /// The number of games from which there is an estimate.
  package static let minimumGames = 10

  /// The most likely rating.
  package let rating: Rating
  /// The bounds between which the rating is with a probability of 95 %.
  package let interval: ClosedRange<Rating>

  /// The rating that explains results best, or nil if there are fewer than ``minimumGames``.
  ///
  /// A win and a loss against the mean opponent are added. Without them, a person who always wins
  /// would have no rating.
  package init?(_ results: [Results]) {
    let games = results.reduce(0) { $0 + $1.games }
    guard games >= Self.minimumGames else { return nil }
    let sum = results.reduce(0) { $0 + $1.opponent.points * $1.games }
    let mean = Results(against: Rating(nearest: sum / games), games: 2, points: 1)
    let all = results + [mean]
    let won = all.reduce(0) { $0 + $1.points }
    var (low, high) = (Double(Rating.range.lowerBound), Double(Rating.range.upperBound))
    while high - low > 0.01 {
      let middle = (low + high) / 2
      let expected = all.reduce(0) { $0 + Double($1.games) * Self.share(of: middle, $1) }
      if expected < won { low = middle } else { high = middle }
    }
    // The more games and the closer, the more they say.
    let information = all.reduce(0) { sum, results in
      let share = Self.share(of: high, results)
      return sum + Double(results.games) * share * (1 - share)
    }
    let half = Int((1.96 / (Self.scale * information.squareRoot())).rounded())
    let points = Int(high.rounded())
    rating = Rating(nearest: points)
    interval = Rating(nearest: points - half)...Rating(nearest: points + half)
  }

  /// The natural logarithm of 10, divided by 400.
  private static let scale = 2.302_585_092_994_046 / 400

  /// The share of points that somebody can expect.
  private static func share(of points: Double, _ results: Results) -> Double {
    let lead = points - Double(results.opponent.points)
    return 1 / (1 + Softmax.exponential(-lead * scale))
  }
}
