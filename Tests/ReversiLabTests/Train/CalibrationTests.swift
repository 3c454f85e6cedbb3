import ReversiEngine
import Testing

@testable import reversi_lab

@Suite("The calibration of constants")
struct CalibrationTests {
  /// Scores of an evaluation that sees every position as even, plus a constant for each number of
  /// empties.
  private func samples(constants: (Int) -> Double) -> [DepthScores] {
    (13...60).map { empties in
      DepthScores(
        empties: empties,
        scores: [constants(empties), constants(empties - 4), -constants(empties - 5)])
    }
  }

  @Test("does not change an evaluation that is right on average")
  func nothingToCorrect() {
    let calibration = Calibration(of: samples { _ in 0 })
    #expect(calibration.corrections == Array(repeating: 0, count: 61))
  }

  @Test("corrects constants whose error grows towards the opening")
  func drift() {
    let drift = { (empties: Int) in empties > 12 ? -Double(empties - 12) / 5 : 0 }
    let calibration = Calibration(of: samples(constants: drift))
    for empties in 0...60 {
      #expect(abs(calibration.corrections[empties] + drift(empties)) < 1e-9)
    }
  }

  @Test("writes a valid file of weights and changes only the constants")
  func replacedBiases() throws {
    let stage = FittedStage(values: Array(repeating: 1, count: StageSamples.unknowns))
    let weights = try EvaluationWeights(bytes: FittedStage.encode([stage]))
    let biases = (0...60).map { Int16($0) - 30 }
    let changed = try weights.replacingBiases(by: biases)
    #expect((0...60).map { changed.bias(empties: $0) } == biases)
    let same = try changed.replacingBiases(by: Array(repeating: 16, count: 61))
    #expect(same.bytes == weights.bytes)
  }
}

@Suite("The model of prediction errors")
struct ErrorModelTests {
  @Test("recovers a linear law")
  func linearLaw() {
    let samples = (0..<2_000).map { number in
      // Half of the scores rise by a disk a ply, the others fall.
      DepthScores(
        empties: 20 + number % 4 * 6,
        scores: (0...8).map { depth in number / 4 % 2 == 0 ? Double(depth) : -Double(depth) })
    }
    let errors = PredictionError.measured(on: samples, depths: 3...8)
    #expect(errors.count == 6 * 2 * 4)
    #expect(errors.allSatisfy { abs($0.deviation - Double($0.depth - $0.shallow)) < 1e-9 })
    let model = ProbCut.ErrorModel(fitting: errors)
    #expect(abs(model.error(empties: 30, depth: 8, shallow: 4) - 4) < 1e-6)
    #expect(abs(model.error(empties: 20, depth: 6, shallow: 0) - 6) < 1e-6)
  }
}
