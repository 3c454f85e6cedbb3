import ReversiEngine
import ReversiTesting
import Testing

@testable import reversi_lab

@Suite("The hand-made evaluation")
struct HandMadeEvaluationTests {
  @Test("of one side is the opposite of the other's")
  func isFair() throws {
    for position in try RandomGame.positions(seed: 6) {
      let board = SearchBoard(position)
      #expect(HandMadeEvaluation.score(board) == -HandMadeEvaluation.score(board.passed))
    }
  }
}
