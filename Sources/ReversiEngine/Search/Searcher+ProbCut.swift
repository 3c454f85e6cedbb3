/// Multi-ProbCut: cuts where a shallow search predicts that the deep one fails by a wide margin.
extension Searcher {
  /// How many predictions may lie within each other; Edax has the same limit (`probcut_level`).
  private static let nestedPredictions = 2

  /// A bound that the shallow search predicts with the required confidence, or nil; alpha when the
  /// search is stopped.
  mutating func probCut(
    _ board: SearchBoard, ply: Int, empties: Int, depth: Int, alpha: Int
  ) -> Int? {
    guard predictions < Self.nestedPredictions else { return nil }
    let shallow = ProbCut.shallowDepth(for: depth)
    let errors = selectivity.standardErrors
    let margin = Int(
      (errors * ProbCut.error(empties: empties, depth: depth, shallow: shallow)).rounded(.up))
    // The static evaluation decides which of the two shallow searches are worth their nodes.
    let guess = evaluation(board, ply: ply, empties: empties)
    let guessMargin = Int(errors * ProbCut.error(empties: empties, depth: depth, shallow: 0))
    predictions &+= 1
    defer { predictions &-= 1 }

    let high = alpha &+ 1 &+ margin
    if high <= Score.highest && guess > alpha &- guessMargin {
      let score = search(board, ply: ply, empties: empties, depth: shallow, alpha: high &- 1)
      if isStopped { return alpha }
      if score >= high { return alpha &+ 1 }
    }
    let low = alpha &- margin
    if low >= Score.lowest && guess <= alpha &+ guessMargin {
      let score = search(board, ply: ply, empties: empties, depth: shallow, alpha: low)
      if isStopped { return alpha }
      if score <= low { return alpha }
    }
    return nil
  }
}
