/// The scores of a game's positions, for a graph over its plies.
struct GraphPicture: Sendable, Hashable {
  /// The score of one position.
  struct Point: Sendable, Hashable {
    /// Disks by which dark is ahead; nil until the position is searched.
    let lead: Int?
    /// Whether the lead is proven.
    let isExact: Bool
  }

  /// The positions: the start, and one after each ply.
  let points: [Point]
  /// The index of the position shown.
  let current: Int

  /// The lead at the upper and the lower edge: the smallest multiple of 8 that fits all leads.
  var scale: Int {
    let most = points.compactMap(\.lead).map(abs).max() ?? 0
    return max(1, (most + 7) / 8) * 8
  }
}
