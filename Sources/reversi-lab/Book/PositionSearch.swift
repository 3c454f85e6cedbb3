import ReversiCore
import ReversiEngine

/// Finds the scores of all legal moves of a position: of those that may be good by a deep search, of
/// the others by a shallow one.
final class PositionSearch {
  /// How much shallower the first look is.
  private static let lessDeep = 6

  private let engine: Engine
  private let depth: Int
  private let width: Int

  /// - Parameters:
  ///   - depth: Plies of the deep search, the move included.
  ///   - width: How many disks worse than the best a move may look and still be searched deep.
  init(evaluation: LeafEvaluation, depth: Int, width: Int) {
    engine = Engine(evaluation: evaluation, tableBytes: 16 << 20)
    self.depth = depth
    self.width = width
  }

  /// The position with the scores of its moves, which depend on nothing that was searched before.
  func search(_ board: SearchBoard) -> SearchedPosition {
    engine.forget()
    let squares = Array(board.legalSquares)
    var scores = firstLook(at: board, squares: squares)
    // Images of one another have one score.
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
