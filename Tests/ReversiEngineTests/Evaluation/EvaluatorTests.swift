import ReversiCore
import ReversiTesting
import Testing

@testable import ReversiEngine

@Suite("The evaluation of positions")
struct EvaluatorTests {
  private static func randomWeights(seed: UInt64) throws -> EvaluationWeights {
    var generator = SeededGenerator(seed: seed)
    let weights = (0..<Stage.count * Pattern.totalWeightCount).map { _ in
      Int8(truncatingIfNeeded: generator.next())
    }
    let mobility = (0..<Stage.count * Mobility.weightCount).map { _ in
      Int16.random(in: -300...300, using: &generator)
    }
    let biases = (0...60).map { Int16($0) - 30 }
    return try EvaluationWeights(
      bytes: WeightsFormat.encode(biases: biases, mobility: mobility, weights: weights))
  }

  @Test("the eight symmetric copies of a position have one score")
  func symmetries() throws {
    for weights in [.embedded, try Self.randomWeights(seed: 3)] {
      let evaluator = Evaluator(weights)
      for seed in 0..<5 as Range<UInt64> {
        for position in try RandomGame.positions(seed: seed) {
          let scores = SearchBoard(position).images.map { board in
            evaluator.score(evaluator.indices(of: board), of: board, empties: board.emptyCount)
          }
          #expect(Set(scores).count == 1, "seed \(seed)")
        }
      }
    }
  }

  @Test("two passes lead back to the same indices and score")
  func passTwice() throws {
    let evaluator = Evaluator(try Self.randomWeights(seed: 4))
    for board in try RandomGame.positions(seed: 5).map({ SearchBoard($0) }) {
      let indices = evaluator.indices(of: board)
      let passed = evaluator.indicesAfterPass(from: indices)
      #expect(passed == evaluator.indices(of: board.passed))
      #expect(evaluator.indicesAfterPass(from: passed) == indices)
    }
  }

  @Test("every number of empty squares has a stage, and four share one between the ends")
  func stages() {
    let stages = Stage.emptiesRange.map { Stage(empties: $0).index }
    #expect(stages == stages.sorted())
    #expect(Set(stages) == Set(0..<Stage.count))
    for stage in 1..<Stage.count - 1 {
      #expect(stages.filter { $0 == stage }.count == 4)
    }
  }
}
