import Analysis
import ReversiCore
import ReversiEngine
import Testing

@Suite("The endgame exercises")
struct EndgameExerciseTests {
  @Test(
    "have one best move each, with the score that the engine proves, as that of the worst",
    arguments: 0..<8)
  func proven(part: Int) {
    let engine = Engine(tableBytes: 1 << 20)
    for (number, exercise) in EndgameExercise.all.enumerated() where number % 8 == part {
      let moves = engine.rank(exercise.position, limits: SearchLimits())
      #expect(moves.allSatisfy { $0.isExact }, "\(exercise.text)")
      #expect(moves.first?.square == exercise.best, "\(exercise.text)")
      #expect(moves.first?.score == exercise.score, "\(exercise.text)")
      #expect(moves.count >= 4 && moves[1].score < exercise.score, "\(exercise.text)")
      #expect(moves.last?.score == exercise.worst, "\(exercise.text)")
    }
  }
}
