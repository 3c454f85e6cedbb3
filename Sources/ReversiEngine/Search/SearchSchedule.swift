/// The iterations of one search, one after the other.
///
/// Searches whose time or positions are limited go to the end of the game only when most of that is
/// left. Otherwise they would not come to an end there, and would have looked less deep than they
/// could: so they go on ply by ply instead.
struct SearchSchedule {
  private let empties: Int
  private var rest: ArraySlice<SearchStep>
  private var depth = 0

  init(limits: SearchLimits, empties: Int) {
    self.empties = empties
    rest = SearchStep.steps(to: limits, empties: empties)[...]
  }

  /// The first search to the end takes about as long as this many times all that was before.
  private static let costOfTheEnd = 16.0
  /// So close to the end a search there costs no more than one that is a ply deeper.
  private static let nearTheEnd = 8

  /// The next iteration, after those before have spent a share of what is allowed; nil after the
  /// last one.
  mutating func next(spent: Double) -> SearchStep? {
    guard var step = rest.first else { return nil }
    if step.depth == empties, depth > 0, depth < empties - Self.nearTheEnd,
      spent * Self.costOfTheEnd > 1
    {
      step = SearchStep(depth: depth + 1, selectivity: .percent73)
    } else {
      rest.removeFirst()
    }
    depth = step.depth
    return step
  }
}
