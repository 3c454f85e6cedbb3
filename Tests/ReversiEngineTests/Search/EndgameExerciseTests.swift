import ReversiCore
import Testing

@testable import ReversiEngine

@Suite("The endgame exercises")
struct EndgameExerciseTests {
  @Test("have one best move each, with the score that the solver proves", arguments: 0..<8)
  func proven(part: Int) throws {
    let solver = EndgameSolver(tableBytes: 1 << 20)
    for (number, exercise) in EndgameExercise.all.enumerated() where number % 8 == part {
      let scores = exercise.position.legalMoves.map { square in
        let board = SearchBoard(exercise.position)
        let index = Int(square.rawValue)
        let score = -solver.score(board.playing(index, flips: board.flips(at: index)))
        return (square: square, score: score)
      }
      let best = scores.filter { $0.score == exercise.score }
      #expect(best.map(\.square) == [exercise.best], "\(exercise.text)")
      #expect(scores.allSatisfy { $0.score <= exercise.score }, "\(exercise.text)")
    }
  }
}
