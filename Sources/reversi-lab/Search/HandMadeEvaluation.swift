import ReversiCore
import ReversiEngine

/// An evaluation by mobility, corners and stable edge disks, with hand-chosen weights.
///
/// The trained weights are measured against it. Training plays its first games with it.
enum HandMadeEvaluation {
  private static let corners = SquareSet.corners.rawValue
  private static let xSquares = SquareSet.xSquares.rawValue

  /// The score for the side to move, in units of ``Evaluator``.
  static func score(_ board: SearchBoard) -> Int {
    let bound = Evaluator.scoreBound - Evaluator.unitsPerDisk
    let advantage = score(of: board) - score(of: board.passed)
    return max(-bound, min(bound, advantage))
  }

  /// One side's part of the score. A move counts 1.5 disks, a corner 9, a stable disk 3, and an
  /// X-square beside an empty corner -4. A disk in a corner also counts as stable.
  private static func score(of board: SearchBoard) -> Int {
    let disk = Evaluator.unitsPerDisk
    let side = board.player
    let mobility = board.legalMoves.nonzeroBitCount
    let held = (side & corners).nonzeroBitCount
    let stable = stableEdgeDisks(of: side).nonzeroBitCount
    let open = board.empties & corners
    let exposed = open &<< 9 | open &<< 7 | open &>> 7 | open &>> 9
    return mobility * disk * 3 / 2 + held * disk * 9 + stable * disk * 3
      - (side & exposed & xSquares).nonzeroBitCount * disk * 4
  }

  /// Disks that are connected along an edge to a corner of the same side.
  private static func stableEdgeDisks(of side: UInt64) -> UInt64 {
    let topAndBottom: UInt64 = 0xff00_0000_0000_00ff
    let leftAndRight: UInt64 = 0x8181_8181_8181_8181
    var along = side & corners
    var down = along
    for _ in 0..<6 {
      along |=
        (along &<< 1 & ~0x0101_0101_0101_0101 | along &>> 1 & ~0x8080_8080_8080_8080)
        & side & topAndBottom
      down |= (down &<< 8 | down &>> 8) & side & leftAndRight
    }
    return along | down
  }
}

extension LeafEvaluation {
  /// Mobility, corners and stable disks, with hand-chosen weights.
  static let handMade = LeafEvaluation.function(HandMadeEvaluation.score)
}
