import Analysis
import GameSession
import ReversiCore

extension PlayerRequest {
  /// A likely answer that needs no search.
  package var evaluated: PlayerReply {
    let position = record.position
    let empties = position.board.empties.count
    // It swings from one side to the other, and each sixth ply gives something away.
    let swing = [2, 2, -1, -1, -1, 4, 4, 4, 12, 9, 9, -3, -6, -6, -20, -14, -9, 1]
    let line = Array(position.legalMoves.prefix(8).map(\.self).reversed())
    let evaluation = Evaluation(
      darkScore: swing[empties % swing.count],
      certainty: empties <= 14 ? .exact : .estimate(confidence: 73), depth: min(empties, 12),
      line: line)
    return .analysis(PositionAnalysis(evaluation), isFinal: true)
  }
}
