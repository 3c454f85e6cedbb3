import ReversiCore

/// How somebody judges positions who looks at what can be counted, in disks, and is mistaken now and
/// then.
///
/// It knows nothing of the trained weights: so the levels that see by it stay as they are when those
/// change.
struct SimpleEvaluation: Sendable, Hashable {
  /// What a disk is worth.
  let disk: Double
  /// What a disk in a corner is worth besides.
  let corner: Double
  /// What a disk costs that lies diagonally before an empty corner.
  let diagonal: Double
  /// What a disk costs that lies on the edge beside an empty corner.
  let beside: Double
  /// What any other disk on an edge is worth besides.
  let edge: Double
  /// What a move to choose from is worth. Who thinks that few are good hems himself in.
  let move: Double
  /// By how much each move is misjudged, as a standard deviation.
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

  /// The square of the legal move that seems best; there has to be one.
  ///
  /// - Parameter plies: How far to look ahead, the move itself included.
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

  /// What a position is worth to the player after the best moves of both sides.
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

  /// What a position seems to be worth to the player at first sight.
  func score(of board: SearchBoard) -> Double {
    let moves = board.legalMoves.nonzeroBitCount - board.passed.legalMoves.nonzeroBitCount
    let open = board.empties & Self.corners
    return score(of: board.player, open: open) - score(of: board.opponent, open: open)
      + move * Double(moves)
  }

  /// What the disks of a side are worth, with empty corners.
  private func score(of side: UInt64, open corners: UInt64) -> Double {
    let diagonals =
      (corners &<< 9 | corners &<< 7 | corners &>> 7 | corners &>> 9) & Self.diagonals
    // Apart: beside the last square of a row, by number, is the first of the next.
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
  private static let diagonals: UInt64 = 0x0042_0000_0000_4200
  /// The squares on edges beside corners, in the same row or column.
  private static let besidesInRow: UInt64 = 0x4200_0000_0000_0042
  private static let besidesInColumn: UInt64 = 0x0081_0000_0000_8100
  private static let edges: UInt64 = 0xFF81_8181_8181_81FF

  /// A number that is normally distributed around 0 with a deviation of 1, as near as twelve equally
  /// distributed ones add up to it.
  private static func normal(using generator: inout some RandomNumberGenerator) -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &generator) }
  }
}
