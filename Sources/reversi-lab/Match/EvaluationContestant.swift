import ReversiCore
import ReversiEngine

/// Plays the best move of a full-width search to a fixed depth, or to the end of the game if few
/// squares are empty. Nothing is random.
final class EvaluationContestant: Contestant {
  /// The highest score, in disks, of a balanced opening in a search of four plies.
  private static let balance = 6

  private let search: FixedDepthSearch
  private let solver: EndgameSolver
  private let depth: Int
  private let exactFrom: Int

  /// A contestant that plays perfectly with at most `exactFrom` empty squares.
  init(evaluation: EvaluationWeights, depth: Int, exactFrom: Int = 0) {
    search = FixedDepthSearch(evaluation)
    solver = EndgameSolver(tableBytes: 1 << 20, evaluation: evaluation)
    self.depth = depth
    self.exactFrom = exactFrom
  }

  func startGame(with generator: SeededGenerator) {}

  func move(in record: GameRecord) -> Square? {
    let board = SearchBoard(record.position)
    let square =
      board.emptyCount <= exactFrom
      ? solver.solve(board).square : search.bestMove(board, depth: depth)?.square
    return square.flatMap { Square(rawValue: UInt8($0)) }
  }

  func isBalanced(_ position: Position) -> Bool {
    let score = search.score(SearchBoard(position), depth: 4)
    return abs(score) <= Self.balance * Evaluator.unitsPerDisk
  }
}
