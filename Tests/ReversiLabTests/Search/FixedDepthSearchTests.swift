import ReversiEngine
import ReversiTesting
import Testing

@testable import reversi_lab

@Suite("The search of a fixed depth")
struct FixedDepthSearchTests {
  @Test("finds a best move by the scores of all moves, in every position of a random game")
  func bestMove() throws {
    let search = FixedDepthSearch()
    for board in try RandomGame.positions(seed: 9).map({ SearchBoard($0) })
    where board.legalMoves != 0 {
      let scores = search.scores(board, depth: 4)
      let best = try #require(search.bestMove(board, depth: 4))
      #expect(best.score == scores.map(\.score).max())
      #expect(scores.contains { $0.square == best.square && $0.score == best.score })
      #expect(search.score(board, depth: 4) == best.score)
    }
  }

  @Test("scores a finished game in full, in units of the evaluation")
  func finishedGame() throws {
    let end = try #require(try RandomGame.positions(seed: 10).last.map { SearchBoard($0) })
    #expect(FixedDepthSearch().score(end, depth: 3) == end.finalScore * Evaluator.unitsPerDisk)
  }
}
