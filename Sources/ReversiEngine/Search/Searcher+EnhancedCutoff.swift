extension Searcher {
  /// Enhanced transposition cutoff: if the table proves that a move beats alpha, the node is cut.
  @inline(__always)
  func enhancedCutoff(
    of board: SearchBoard, _ list: MoveList, alpha: Int, depth: Int,
    selectivity: Selectivity = .none, in table: borrowing TableAccess
  ) -> Int? {
    var index = 0
    while index < list.count {
      let move = list[index]
      let next = board.playing(Int(move.square), flips: move.flips)
      let reply = table.entry(for: TableAccess.key(of: next))
      let score = Score.negated(reply.upper)
      if score > alpha, reply.covers(depth: depth &- 1, selectivity: selectivity.rawValue) {
        return score
      }
      index &+= 1
    }
    return nil
  }
}
