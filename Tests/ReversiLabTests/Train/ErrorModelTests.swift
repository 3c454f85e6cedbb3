import ReversiEngine
import Testing

@testable import reversi_lab

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
