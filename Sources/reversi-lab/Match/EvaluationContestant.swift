import ReversiCore
import ReversiEngine

/// Full-width search of an evaluation to a fixed depth; nothing is random.
final class EvaluationContestant: Contestant {
  /// The largest score in disks, by a search of four plies, that an opening may have.
  private static let balance = 6

  private let search: FixedDepthSearch
  private let depth: Int

  init(evaluation: LeafEvaluation, depth: Int) {
    search = FixedDepthSearch(evaluation)
    self.depth = depth
  }

  func startGame(with generator: SeededGenerator) {}

  func move(in position: Position) -> Square? {
    search.bestMove(SearchBoard(position), depth: depth)
      .flatMap { Square(rawValue: UInt8($0.square)) }
  }

  func isBalanced(_ position: Position) -> Bool {
    let score = search.score(SearchBoard(position), depth: 4)
    return abs(score) <= Self.balance * Evaluator.unitsPerDisk
  }
}
