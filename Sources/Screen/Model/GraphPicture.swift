import Analysis
import App

/// The scores of a game's positions, for a graph over its plies.
package struct GraphPicture: Sendable, Hashable {
  /// The score of one position.
  package struct Point: Sendable, Hashable {
    /// Disks by which dark is ahead; nil until the position is searched.
    package let lead: Int?
    /// Whether the lead is proven.
    package let isExact: Bool
    /// The mistake that led to the position, or nil.
    package var mistake: Mistake?
  }

  /// The positions: the start, and one after each ply.
  package let points: [Point]
  /// The index of the position shown.
  let current: Int
  /// The positions that the graph has room for, at least those that exist. A game that goes on has
  /// room for its future.
  let length: Int
  init(points: [Point], current: Int, length: Int = 0) {
    self.points = points
    self.current = current
    self.length = max(length, points.count)
  }

  /// The leads that the scale names. Each is as far from the next as the first is from the axis, so
  /// that small and large leads can both be told apart.
  package static let steps = [4, 16, 64]

  /// The distance that a lead reaches from the axis; at least 1 unless the lead is zero.
  ///
  /// - Parameter maximum: The distance that the last step reaches.
  package static func height(of lead: Int, maximum: Int) -> Int {
    guard lead != 0, let index = steps.firstIndex(where: { abs(lead) <= $0 }) else {
      return lead == 0 ? 0 : maximum
    }
    let (lower, upper) = (index > 0 ? steps[index - 1] : 0, steps[index])
    let length = steps.count * (upper - lower)
    let reached = index * (upper - lower) + abs(lead) - lower
    return max(1, (reached * maximum + length / 2) / length)
  }
}
