import ReversiCore

/// An evaluation of what can be counted, in disks, with random errors.
///
/// It does not use the trained weights, so levels that evaluate with it stay the same when those
/// change.
struct SimpleEvaluation: Sendable, Hashable {
  /// The score of a disk.
  let disk: Double
  /// The additional score of a disk in a corner.
  let corner: Double
  /// The cost of a disk diagonally before an empty corner.
  let diagonal: Double
  /// The cost of a disk on the edge beside an empty corner.
  let beside: Double
  /// The additional score of any other disk on an edge.
  let edge: Double
  /// The score of a legal move. With a negative score a player leaves itself few moves.
  let move: Double
  /// The standard deviation of the error for each move.
  let error: Double

  init(
    disk: Double = 1, corner: Double, diagonal: Double = 0, beside: Double = 0, edge: Double = 0,
    move: Double = 0, error: Double
  ) {
    self.disk = disk
    self.corner = corner
    self.diagonal = diagonal
    self.beside = beside
    self.edge = edge
    self.move = move
    self.error = error
  }

  /// The square of the legal move with the best score. There must be a legal move.
  ///
  /// - Parameter plies: The depth of the search, including the move itself.
  func bestSquare(
    on board: SearchBoard, plies: Int, using generator: inout some RandomNumberGenerator
  ) -> Int {
    var best = (square: SearchBoard.noSquare, score: -Double.infinity)
    var rest = board.legalMoves
    while rest != 0 {
      let square = rest.trailingZeroBitCount
      rest &= rest &- 1
      let reply = board.playing(square, flips: board.flips(at: square))
      let score =
        -score(of: reply, plies: plies - 1, above: -.infinity, below: .infinity)
        + error * Self.normal(using: &generator)
      if score > best.score { best = (square, score) }
    }
    return best.square
  }

  /// The score of a position for the player after the best moves of both sides.
  private func score(
    of board: SearchBoard, plies: Int, above alpha: Double, below beta: Double
  ) -> Double {
    var rest = board.legalMoves
    if rest == 0 {
      if board.passed.legalMoves == 0 { return Double(board.finalScore) }
      guard plies > 0 else { return self.score(of: board) }
      return -score(of: board.passed, plies: plies, above: -beta, below: -alpha)
    }
    guard plies > 0 else { return self.score(of: board) }
    var best = -Double.infinity
    while rest != 0 && max(best, alpha) < beta {
      let square = rest.trailingZeroBitCount
      rest &= rest &- 1
      let reply = board.playing(square, flips: board.flips(at: square))
      best = max(
        best, -score(of: reply, plies: plies - 1, above: -beta, below: -max(alpha, best)))
    }
    return best
  }

  /// The static score of a position for the player.
  func score(of board: SearchBoard) -> Double {
    let moves = board.legalMoves.nonzeroBitCount - board.passed.legalMoves.nonzeroBitCount
    let open = board.empties & Self.corners
    return score(of: board.player, open: open) - score(of: board.opponent, open: open)
      + move * Double(moves)
  }

  /// The score of a side's disks, given the empty corners.
  private func score(of side: UInt64, open corners: UInt64) -> Double {
    let diagonals =
      (corners &<< 9 | corners &<< 7 | corners &>> 7 | corners &>> 9) & Self.diagonals
    // Rows and columns separately: the square after the last of a row is the first of the next.
    let besides =
      (corners &<< 1 | corners &>> 1) & Self.besidesInRow
      | (corners &<< 8 | corners &>> 8) & Self.besidesInColumn
    let edges = Self.edges & ~Self.corners & ~besides
    return disk * count(side) + corner * count(side & Self.corners)
      - diagonal * count(side & diagonals) - beside * count(side & besides)
      + edge * count(side & edges)
  }

  private func count(_ squares: UInt64) -> Double { Double(squares.nonzeroBitCount) }

  private static let corners = SquareSet.corners.rawValue
  /// The squares diagonally before corners.
  private static let diagonals = SquareSet.xSquares.rawValue
  /// The squares on edges beside corners, in the same row or column.
  private static let besidesInRow: UInt64 = 0x4200_0000_0000_0042
  private static let besidesInColumn: UInt64 = 0x0081_0000_0000_8100
  private static let edges = SquareSet.edges.rawValue

  /// A normally distributed number with mean 0 and deviation 1, approximated by a sum of twelve
  /// uniform ones.
  private static func normal(using generator: inout some RandomNumberGenerator) -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &generator) }
  }
}
