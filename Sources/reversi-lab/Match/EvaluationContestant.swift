import ReversiCore
import ReversiEngine

/// Plays the best move of a full-width search to a fixed depth, or to the end of the game if few
/// squares are empty. Nothing is random.
final class EvaluationContestant: Contestant {
  /// The highest score, in disks, of a balanced opening in a search of four plies.
  private static let balance = 6

  private let search: FixedDepthSearch
  private let engine: Engine
  private let depth: Int
  private let exactFrom: Int

  /// A contestant that plays perfectly with at most `exactFrom` empty squares.
  init(evaluation: EvaluationWeights, depth: Int, exactFrom: Int = 0) {
    search = FixedDepthSearch(evaluation)
    engine = Engine(evaluation: evaluation, tableBytes: 1 << 20)
    self.depth = depth
    self.exactFrom = exactFrom
  }

  func startGame(with generator: SeededGenerator) {}

  func move(in record: GameRecord) -> Square? {
    let board = SearchBoard(record.position)
    if board.emptyCount <= exactFrom { return engine.solve(record.position).bestMove }
    return search.bestMove(board, depth: depth).flatMap { Square(rawValue: UInt8($0.square)) }
  }

  func isBalanced(_ position: Position) -> Bool {
    let score = search.score(SearchBoard(position), depth: 4)
    return abs(score) <= Self.balance * Evaluator.unitsPerDisk
  }
}
