import ReversiCore
import ReversiTesting
import Testing

@testable import ReversiEngine

@Suite("The simple evaluation")
struct SimpleEvaluationTests {
  private func board(_ text: String) throws -> SearchBoard {
    SearchBoard(try Position(notation: text))
  }

  /// Scores a board with a single weight at a time.
  @Test("counts disks, corners, squares beside empty corners, edges and moves")
  func weights() throws {
    let board = try board(
      """
      x--o----
      -------o
      ---xo---
      ---ox---
      ---xo---
      --------
      -x------
      -x------ x
      """)
    func score(_ evaluation: SimpleEvaluation) -> Double { evaluation.score(of: board) }
    #expect(score(SimpleEvaluation(disk: 1, corner: 0, error: 0)) == 1)
    #expect(score(SimpleEvaluation(disk: 0, corner: 1, error: 0)) == 1)
    #expect(score(SimpleEvaluation(disk: 0, corner: 0, diagonal: 1, error: 0)) == -1)
    // b8 is beside the empty a8, h2 beside the empty h1.
    #expect(score(SimpleEvaluation(disk: 0, corner: 0, beside: 1, error: 0)) == 0)
    #expect(score(SimpleEvaluation(disk: 0, corner: 0, edge: 1, error: 0)) == -1)
    let moves = board.legalMoves.nonzeroBitCount - board.passed.legalMoves.nonzeroBitCount
    #expect(score(SimpleEvaluation(disk: 0, corner: 0, move: 1, error: 0)) == Double(moves))
  }

  @Test("scores all images of a position equally")
  func images() throws {
    let evaluation = SimpleEvaluation(
      corner: 20, diagonal: 5, beside: 3, edge: 2, move: 1, error: 0)
    for position in try RandomGame.positions(games: 10, seed: 62) {
      let values = SearchBoard(position).images.map(evaluation.score(of:))
      #expect(Set(values).count == 1, "\(position)")
    }
  }

  @Test("finds the move of an exhaustive search", arguments: [1, 2, 3])
  func search(plies: Int) throws {
    let evaluation = SimpleEvaluation(corner: 20, diagonal: 5, edge: 2, move: 1, error: 0)
    for position in try RandomGame.positions(games: 10, seed: 61)
    where !position.legalMoves.isEmpty {
      var generator = SeededGenerator(seed: 1)
      let board = SearchBoard(position)
      let square = evaluation.bestSquare(on: board, plies: plies, using: &generator)
      let values = SquareSet(rawValue: board.legalMoves).map { square in
        (square, -naiveScore(evaluation, of: reply(to: board, square), plies: plies - 1))
      }
      let best = values.map(\.1).max()
      #expect(values.first { Int($0.0.rawValue) == square }?.1 == best)
    }
  }

  @Test("always makes the same move without errors, and different ones with them")
  func errors() {
    func squares(_ error: Double) -> Set<Int> {
      Set(
        (0..<40).map { seed in
          var generator = SeededGenerator(seed: UInt64(seed))
          let position = SearchBoard(player: 0x0000_0008_1000_0000, opponent: 0x0000_0010_0804_0000)
          return SimpleEvaluation(corner: 10, error: error).bestSquare(
            on: position, plies: 2, using: &generator)
        })
    }
    #expect(squares(0).count == 1)
    #expect(squares(20).count > 1)
  }

  private func reply(to board: SearchBoard, _ square: Square) -> SearchBoard {
    let index = Int(square.rawValue)
    return board.playing(index, flips: board.flips(at: index))
  }

  private func naiveScore(_ evaluation: SimpleEvaluation, of board: SearchBoard, plies: Int)
    -> Double
  {
    let moves = SquareSet(rawValue: board.legalMoves)
    if moves.isEmpty, board.passed.legalMoves == 0 { return Double(board.finalScore) }
    if plies == 0 { return evaluation.score(of: board) }
    if moves.isEmpty { return -naiveScore(evaluation, of: board.passed, plies: plies) }
    return moves.map { -naiveScore(evaluation, of: reply(to: board, $0), plies: plies - 1) }.max()
      ?? 0
  }
}
