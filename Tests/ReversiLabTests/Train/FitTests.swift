import ReversiCore
import ReversiEngine
import Testing

@testable import reversi_lab

@Suite("A fit by least squares")
struct LeastSquaresTests {
  /// Sums of three of twenty unknowns. The last unknown never occurs.
  private static func problem(samples: Int) -> (features: [UInt32], truth: [Float]) {
    var generator = SeededGenerator(seed: 7)
    let truth = (0..<20).map { _ in Float.random(in: -8...8, using: &generator) }
    let features = (0..<samples * 3).map { _ in UInt32.random(in: 0..<19, using: &generator) }
    return (features, truth)
  }

  private static func solve(
    samples: Int, ridge: Float, prior: [Float], threads: Int = 1
  ) throws -> [Float] {
    let (features, truth) = problem(samples: samples)
    let targets = (0..<samples).map { sample in
      (0..<3).reduce(0) { $0 + truth[Int(features[sample * 3 + $1])] }
    }
    return try LeastSquares(
      features: features, targets: targets, importance: Array(repeating: 1, count: samples),
      width: 3, unknowns: 20, threads: threads
    ).solve(prior: prior, pull: Array(repeating: ridge, count: 20), iterations: 100)
  }

  @Test("recovers the weights that the targets were made from")
  func recovers() throws {
    let truth = Self.problem(samples: 2_000).truth
    let solution = try Self.solve(
      samples: 2_000, ridge: 0.001, prior: Array(repeating: 0, count: 20))
    for (found, expected) in zip(solution, truth).dropLast() {
      #expect(abs(found - expected) < 0.05)
    }
  }

  @Test("leaves an unknown that no sample contains at its prior")
  func unseen() throws {
    let prior = (0..<20).map { Float($0) }
    let solution = try Self.solve(samples: 2_000, ridge: 1, prior: prior)
    #expect(solution.last == 19)
  }

  @Test("counts a sample by its importance")
  func importance() throws {
    let solution = try LeastSquares(
      features: [0, 0], targets: [0, 8], importance: [1, 3], width: 1, unknowns: 1, threads: 1
    ).solve(prior: [4], pull: [4], iterations: 10)
    #expect(solution == [5])
  }

  @Test("stays nearer to the prior with a stronger ridge")
  func ridge() throws {
    let prior = [Float](repeating: 0, count: 20)
    let sizes = try [0.1, 100, 100_000].map { ridge in
      try Self.solve(samples: 200, ridge: ridge, prior: prior).reduce(0) { $0 + $1 * $1 }
    }
    #expect(sizes == sizes.sorted(by: >))
    #expect(sizes[2] < 0.01 * sizes[0])
  }

  @Test("does not depend on the number of threads")
  func threads() throws {
    let prior = [Float](repeating: 0, count: 20)
    let one = try Self.solve(samples: 500, ridge: 1, prior: prior, threads: 1)
    #expect(try Self.solve(samples: 500, ridge: 1, prior: prior, threads: 3) == one)
  }
}

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
