import ReversiCore
import ReversiEngine
import Testing

@testable import reversi_lab

@Suite("Labelled positions in a fit")
struct StageSamplesTests {
  @Test(
    "count less the more lopsided the prior finds them, whatever their label",
    arguments: [(0, 1), (6, 0.5), (-12, 0.2)] as [(Float, Float)])
  func importance(score: Float, expected: Float) {
    var samples = StageSamples()
    for label in [-1024, 1024] {
      samples.append(LabelledPosition(board: .start, score: label), evaluator: Evaluator())
    }
    var prior = [Float](repeating: 0, count: StageSamples.unknowns)
    prior[EvaluationWeights.countPerStage + SearchBoard.start.emptyCount] = score
    #expect(samples.importance(balance: 6, by: prior) == [expected, expected])
    #expect(samples.importance(balance: nil, by: prior) == [1, 1])
  }
}
