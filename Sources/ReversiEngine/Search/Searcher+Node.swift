/// The beginning of all nodes with a null window.
extension Searcher {
  /// Counts a node, and returns its score or a bound on it where no move has to be searched: the
  /// opponent's stable disks decide, or the player must pass, or the game is over. Returns alpha if
  /// the search is stopped.
  ///
  /// Nodes that end within a microsecond do not check for a stop.
  @inline(__always)
  mutating func enter(
    _ board: SearchBoard, _ moves: UInt64, alpha: Int, empties: Int, checksStop: Bool = true,
    afterPass search: (
      _ searcher: inout Searcher, _ board: SearchBoard, _ moves: UInt64, _ alpha: Int
    ) -> Int
  ) -> Int? {
    nodes &+= 1
    if checksStop {
      checkStop()
      if isStopped { return alpha }
    }
    if let bound = stabilityBound(board, alpha: alpha, empties: empties) { return bound }
    if moves != 0 { return nil }
    let replies = board.passed.legalMoves
    guard replies != 0 else { return board.finalScore }
    return Score.negated(search(&self, board.passed, replies, ~alpha))
  }

  /// A bound on the score if the opponent's stable disks keep it at or below alpha, or nil.
  ///
  /// Tried only if alpha is so high that enough disks can be stable: from 4 with 4 empty squares,
  /// and 2 more for each further one. This is about Edax's table `NWS_STABILITY_THRESHOLD`, 2
  /// lower.
  @inline(__always)
  func stabilityBound(_ board: SearchBoard, alpha: Int, empties: Int) -> Int? {
    guard alpha >= 2 &* empties &- 4 else { return nil }
    let bound = Score.highest &- 2 &* board.stableOpponentDisks(edges: edges)
    return bound <= alpha ? bound : nil
  }
}
