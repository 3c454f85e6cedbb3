import Analysis
import GameSession
import ReversiCore

extension MoveScore {
  package static func scored(
    _ square: Square, _ score: Int, _ certainty: Certainty = .estimate(confidence: 73),
    depth: Int = 8
  ) -> MoveScore {
    MoveScore(square: square, score: score, depth: depth, certainty: certainty, line: [square])
  }
}

extension PlayerReply {
  /// The scores of moves of a side, best first; a failure if there are none.
  package static func scores(_ moves: [MoveScore], of side: Disk, isFinal: Bool) -> PlayerReply {
    PositionAnalysis(moves, of: side).map { .analysis($0, isFinal: isFinal) }
      ?? .failure(.noReply)
  }
}
