import ReversiCore
import ReversiEngine
import ReversiTesting
import Testing

@testable import reversi_lab

@Suite("Labels")
struct LabellerTests {
  private static func boards(empties: Int) -> [SearchBoard] {
    let player = GamePlayer(evaluation: .embedded, depth: 2, seed: 3)
    return (0..<8).compactMap { player.position(ofGame: $0, empties: empties...empties) }
  }

  @Test("are exact near the end")
  func exact() {
    let labeller = Labeller(evaluation: .embedded, depth: 8, exactFrom: 10)
    for board in Self.boards(empties: 10) {
      let score = Engine().solve(Position(board)).score
      #expect(labeller.label(board, deeper: false).score == score * Evaluator.unitsPerDisk)
    }
  }

  @Test("of shallow searches are those of a search at full width")
  func shallow() {
    let labeller = Labeller(evaluation: .embedded, depth: 3, exactFrom: 10)
    for board in Self.boards(empties: 30) {
      for (deeper, depth) in [(false, 3), (true, 4)] {
        #expect(
          labeller.label(board, deeper: deeper).score
            == FixedDepthSearch().score(board, depth: depth))
      }
    }
  }

  @Test("of deep searches are those of a selective search, whatever was labelled before")
  func deep() {
    let labeller = Labeller(evaluation: .embedded, depth: 8, exactFrom: 10)
    for board in Self.boards(empties: 30) {
      for (deeper, depth) in [(false, 8), (true, 9)] {
        let limits = SearchLimits(depth: depth, selectivity: .percent73)
        let score = Engine(tableBytes: 1 << 20).search(Position(board), limits: limits).score
        #expect(labeller.label(board, deeper: deeper).score == score * Evaluator.unitsPerDisk)
      }
    }
  }
}

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
