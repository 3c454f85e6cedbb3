import Analysis

/// The scores of a game's positions, for a graph over its plies.
public struct GraphPicture: Sendable, Hashable {
  /// The score of one position.
  public struct Point: Sendable, Hashable {
    /// Disks by which dark is ahead; nil until the position is searched.
    public let lead: Int?
    /// Whether the lead is proven.
    public let isExact: Bool
    /// The mistake that led to the position, or nil.
    public var mistake: Mistake?
  }

  /// The positions: the start, and one after each ply.
  public let points: [Point]
  /// The index of the position shown.
  let current: Int
  /// The positions that the graph has room for, at least those that exist. A game that goes on has
  /// room for its future.
  let length: Int
  /// The lead at the upper and the lower edge: the smallest multiple of 8 that fits all leads.
  public let scale: Int

  /// A graph.
  init(points: [Point], current: Int, length: Int = 0) {
    self.points = points
    self.current = current
    self.length = max(length, points.count)
    let maximum = points.compactMap(\.lead).map(abs).max() ?? 0
    scale = max(1, (maximum + 7) / 8) * 8
  }
}
