/// Multi-ProbCut: cuts where a shallow search says that the deep one will fail clearly.
extension Searcher {
  /// A bound that the shallow search predicts well outside of the window, or nil; alpha when the
  /// search is stopped.
  mutating func probCut(
    _ board: SearchBoard, ply: Int, empties: Int, depth: Int, alpha: Int
  ) -> Int? {
    guard probing < 2 else { return nil }
    let shallow = ProbCut.shallowDepth(for: depth)
    let errors = selectivity.errors
    let margin = Int(
      (errors * ProbCut.error(empties: empties, depth: depth, shallow: shallow)).rounded(.up))
    let guess = evaluation(board, ply: ply, empties: empties)
    let doubt = Int(errors * ProbCut.error(empties: empties, depth: depth, shallow: 0))
    probing &+= 1
    defer { probing &-= 1 }

    let high = alpha &+ 1 &+ margin
    if high <= Score.highest && guess > alpha &- doubt {
      let score = search(board, ply: ply, empties: empties, depth: shallow, alpha: high &- 1)
      if isStopped { return alpha }
      if score >= high { return alpha &+ 1 }
    }
    let low = alpha &- margin
    if low >= Score.lowest && guess <= alpha &+ doubt {
      let score = search(board, ply: ply, empties: empties, depth: shallow, alpha: low)
      if isStopped { return alpha }
      if score <= low { return alpha }
    }
    return nil
  }
}
