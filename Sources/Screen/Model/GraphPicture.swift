/// What the positions of a game are worth, to be drawn as a graph over its plies.
struct GraphPicture: Sendable, Hashable {
  /// What one position is worth.
  struct Point: Sendable, Hashable {
    /// Disks by which dark is ahead; nil as long as nobody has looked.
    let lead: Int?
    /// Whether that is proven.
    let isExact: Bool
  }

  /// The positions: the start, and one after each ply.
  let points: [Point]
  /// The place of the one that is shown.
  let current: Int

  /// The lead at the upper and the lower edge: the least multiple of 8 that has room for all.
  var scale: Int {
    let most = points.compactMap(\.lead).map(abs).max() ?? 0
    return max(1, (most + 7) / 8) * 8
  }
}
