/// The iterations of a search.
///
/// Searches with limited time or positions go to the end of the game only while most of the limit
/// is left. Otherwise they would neither finish there nor look as deep as they could, so they go on
/// ply by ply.
struct SearchSchedule {
  private let empties: Int
  private var rest: ArraySlice<SearchStep>
  private var depth = 0

  init(limits: SearchLimits, empties: Int) {
    self.empties = empties
    rest = SearchStep.steps(to: limits, empties: empties)[...]
  }

  /// The first search to the end takes about this many times as long as everything before it.
  private static let costOfTheEnd = 16.0
  /// With this many plies to the end, a search to the end costs no more than one a ply deeper.
  private static let nearTheEnd = 8

  /// The next iteration, given the share of the limit that is spent, or nil.
  mutating func next(spent: Double) -> SearchStep? {
    guard var step = rest.first else { return nil }
    if step.horizon == .end, depth > 0, depth < empties - Self.nearTheEnd,
      spent * Self.costOfTheEnd > 1
    {
      step = SearchStep(horizon: .plies(depth + 1), selectivity: .percent73)
    } else {
      rest.removeFirst()
    }
    depth = step.horizon.depth(empties: empties)
    return step
  }
}
