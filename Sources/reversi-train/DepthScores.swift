/// The scores of one position by searches of all depths.
struct DepthScores: Sendable {
  /// Empty squares of the position.
  let empties: Int
  /// Scores in disks; the index is the depth in plies.
  let scores: [Double]
}
