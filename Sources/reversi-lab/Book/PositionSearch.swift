import ReversiCore
import ReversiEngine

/// Finds the scores of all legal moves in a position. Promising moves get a deep search, the others
/// a shallow one.
final class PositionSearch {
  /// The difference in depth between the deep search and the shallow one.
  private static let lessDeep = 6

  private let engine: Engine
  private let depth: Int
  private let width: Int

  /// - Parameters:
  ///   - depth: The plies of the deep search, including the move.
  ///   - width: A move gets a deep search if it looks at most this many disks worse than the best.
  init(evaluation: EvaluationWeights, depth: Int, width: Int) {
    engine = Engine(evaluation: evaluation, tableBytes: 16 << 20)
    self.depth = depth
    self.width = width
  }

  /// Searches a position's moves. Their scores do not depend on earlier searches.
  func search(_ board: SearchBoard) -> SearchedPosition {
    engine.forget()
    let squares = Array(board.legalSquares)
    var scores = firstLook(at: board, squares: squares)
    // Symmetric positions share one score.
    var deep: [SearchBoard: Int] = [:]
    var open = Set(squares.indices)
    while let index = open.max(by: { (scores[$0], $1) < (scores[$1], $0) }) {
      if let best = deep.values.max(), scores[index] < best - width { break }
      let after = board.canonical(after: squares[index])
      scores[index] = deep[after] ?? -score(of: after, depth: depth - 1)
      deep[after] = scores[index]
      open.remove(index)
    }
    return SearchedPosition(board: board, scores: scores)
  }

  private func firstLook(at board: SearchBoard, squares: [Int]) -> [Int] {
    let limits = SearchLimits(depth: max(1, depth - Self.lessDeep), selectivity: .percent73)
    var scores = [Int](repeating: 0, count: 64)
    for move in engine.rank(Position(board), limits: limits) {
      scores[Int(move.square.rawValue)] = move.score
    }
    return squares.map { scores[$0] }
  }

  private func score(of board: SearchBoard, depth: Int) -> Int {
    engine.search(
      Position(board), limits: SearchLimits(depth: max(1, depth), selectivity: .percent73)
    ).score
  }
}
