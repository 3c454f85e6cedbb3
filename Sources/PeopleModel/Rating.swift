/// How well a person plays, on the scale of the games that the model learned from.
///
/// 0 is the mean of tournament players. A player 400 above another one wins ten games of eleven.
package struct Rating: Sendable, Hashable {
  /// The ratings that a person can have.
  package static let range = -1500...1500

  /// From −1500 to 1500.
  package let points: Int

  /// Nil if the points are out of range.
  package init?(_ points: Int) {
    guard Self.range.contains(points) else { return nil }
    self.points = points
  }

  package init(nearest points: Int) {
    self.points = max(Self.range.lowerBound, min(Self.range.upperBound, points))
  }

  /// What a rating at an end of the range says about the real one.
  package enum Bound: String, Sendable, Hashable {
    case minimum
    case maximum
  }

  /// Nil within the range.
  package var bound: Bound? {
    points == Self.range.upperBound ? .minimum : points == Self.range.lowerBound ? .maximum : nil
  }
}

extension Rating: Comparable {
  package static func < (left: Rating, right: Rating) -> Bool { left.points < right.points }
}

/// A rating that follows from results, and how sure it is.
package struct RatingEstimate: Sendable, Hashable {
  /// The results against one opponent.
  package struct Results: Sendable, Hashable {
    package let opponent: Rating
    package let games: Int
    /// 1 for each win, a half for each tie.
    package let points: Double

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
  /// The bounds between which the rating is with a probability of about 95 %: beyond them, it would
  /// explain the results far worse.
  package let interval: ClosedRange<Rating>

  /// The rating that explains results best, or nil if there are fewer than ``minimumGames``.
  ///
  /// Another win, against any level, lowers neither the rating nor its bounds. Another loss raises
  /// none of them.
  ///
  /// - Parameters:
  ///   - results: The results, in any order.
  ///   - expected: The rating of people about whom nothing is known. A win and a loss against it
  ///     are added. Without them, a person who always wins would have no rating. If it followed
  ///     from the opponents, a win against a weak one would lower the rating.
  package init?(_ results: [Results], expecting expected: Rating) {
    let games = results.reduce(0) { $0 + $1.games }
    guard games >= Self.minimumGames else { return nil }
    let all =
      results.filter { $0.games > 0 } + [Results(against: expected, games: 2, points: 1)]
    let best = Self.last { Self.surplus(of: $0, all) > 0 }
    let minimum = Self.logLikelihood(of: best, all) - Self.halfOfQuantile
    let low = Self.last { $0 < best && Self.logLikelihood(of: $0, all) < minimum }
    let high = Self.last { $0 <= best || Self.logLikelihood(of: $0, all) >= minimum }
    func rating(_ points: Double) -> Rating { Rating(nearest: Int(points.rounded())) }
    self.rating = rating(best)
    interval = rating(low)...rating(high)
  }

  private static let scale = 2.302_585_092_994_046 / 400
  /// Half of the number that twice the logarithm of a ratio of likelihoods exceeds in 5 % of cases.
  private static let halfOfQuantile = 1.920_729_410_347_062

  /// The last rating, to a thousandth, for which a condition holds. It must hold up to some rating
  /// and fail above it.
  private static func last(where holds: (Double) -> Bool) -> Double {
    var (low, high) = (Double(Rating.range.lowerBound), Double(Rating.range.upperBound))
    // The same ratings are tried whatever the results are, so that rounding favours none.
    while high - low > 0.001 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return high
  }

  /// The points beyond those that somebody with the rating can expect.
  private static func surplus(of rating: Double, _ all: [Results]) -> Double {
    all.reduce(0) { sum, results in
      let share = 1 / (1 + Softmax.exponential(-lead(of: rating, results)))
      return sum + results.points - Double(results.games) * share
    }
  }

  private static func logLikelihood(of rating: Double, _ all: [Results]) -> Double {
    all.reduce(0) { sum, results in
      let lead = lead(of: rating, results)
      let lost = Double(results.games) - results.points
      return sum - lost * lead
        - Double(results.games) * Softmax.logarithm(1 + Softmax.exponential(-lead))
    }
  }

  private static func lead(of rating: Double, _ results: Results) -> Double {
    (rating - Double(results.opponent.points)) * scale
  }
}
