/// How well a person plays, on the scale of the games that the model learned from.
///
/// 0 is the mean of tournament players. A player 400 above another one wins ten games of eleven.
package struct Rating: Sendable, Hashable {
  /// The ratings that a person can have.
  package static let range = -1500...1500

  /// The rating as a number, −1500 to 1500.
  package let points: Int

  /// The rating with a number of points, or nil if it is out of range.
  package init?(_ points: Int) {
    guard Self.range.contains(points) else { return nil }
    self.points = points
  }

  /// The rating nearest to a number of points.
  package init(nearest points: Int) {
    self.points = max(Self.range.lowerBound, min(Self.range.upperBound, points))
  }

  /// What a rating at an end of the range says about the real one.
  package enum Bound: String, Sendable, Hashable {
    /// It is this rating or a higher one.
    case minimum
    /// It is this rating or a lower one.
    case maximum
  }

  /// What the rating is a bound of; nil within the range.
  package var bound: Bound? {
    points == Self.range.upperBound ? .minimum : points == Self.range.lowerBound ? .maximum : nil
  }
}

extension Rating: Comparable {
  /// Whether a rating is lower than another one.
  package static func < (left: Rating, right: Rating) -> Bool { left.points < right.points }
}
