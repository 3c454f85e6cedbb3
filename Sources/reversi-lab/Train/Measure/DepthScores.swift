import Posix
import ReversiEngine

/// The scores of a position by searches of several depths.
struct DepthScores: Sendable {
  /// The position's number of empty squares.
  let empties: Int
  /// Scores in disks, in the order of the depths.
  let scores: [Double]

  init(empties: Int, scores: [Double]) {
    self.empties = empties
    self.scores = scores
  }

  /// Searches a position to each of the depths.
  init(of board: SearchBoard, _ search: FixedDepthSearch, depths: [Int]) {
    empties = board.emptyCount
    scores = depths.map {
      Double(search.score(board, depth: $0)) / Double(Evaluator.unitsPerDisk)
    }
  }

  /// The number of games in a thread's unit of work.
  private static let gamesAChunk = 4

  /// The results of `measure` in games that the evaluation plays against itself at three plies, in
  /// the order of the games' numbers. The number of games is rounded up to whole chunks.
  static func collect(
    games: Int, evaluation: EvaluationWeights, seed: UInt64, chunks: Chunks,
    measure: @escaping @Sendable (GamePlayer, FixedDepthSearch, _ game: Int) -> [DepthScores]
  ) throws -> [DepthScores] {
    let collected = Monitor<[Int: [DepthScores]]>([:])
    try chunks.run(
      Array(0..<(games + gamesAChunk - 1) / gamesAChunk), name: "games × \(gamesAChunk)"
    ) {
      let player = GamePlayer(evaluation: evaluation, depth: 3, seed: seed)
      let search = FixedDepthSearch(evaluation)
      return { chunk in
        let samples = (0..<gamesAChunk).flatMap {
          measure(player, search, chunk * gamesAChunk + $0)
        }
        collected.withValue { $0[chunk] = samples }
      }
    }
    return collected.withValue { samples in
      samples.sorted { $0.key < $1.key }.flatMap(\.value)
    }
  }
}
