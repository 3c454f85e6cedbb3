import ReversiEngine
import ReversiTesting
import Testing

@testable import reversi_lab

@Suite("The hand-made evaluation")
struct HandMadeEvaluationTests {
  @Test("gives one side the opposite of the other side's score")
  func isFair() throws {
    for position in try RandomGame.positions(seed: 6) {
      let board = SearchBoard(position)
      #expect(HandMadeEvaluation.score(board) == -HandMadeEvaluation.score(board.passed))
    }
  }
}
