import PeopleModel

/// Learns what people do with the scores of short searches, beside their habits.
struct SightFit: Learner {
  private static let rate: Float = 0.002

  private let choices: [Choice]
  private let situations: [Situation]
  private var steps: AdamSteps
  /// What was learned.
  private(set) var network: MoveNet

  /// Learns from choices, and their situations with scores.
  init(_ samples: [(choice: Choice, situation: Situation)], seed: UInt64) {
    choices = samples.map(\.choice)
    situations = samples.map(\.situation)
    network = .random(inputCount: Situation.sightInputs, size: 0.2, seed: seed)
    steps = AdamSteps(count: network.weights.count)
  }

  func gradient(of samples: ArraySlice<Int>) -> [Float] {
    var gradient = [Float](repeating: 0, count: network.weights.count)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 0) { none in
      for sample in samples {
        let situation = situations[sample]
        network.addGradient(
          ofChoosing: choices[sample].index, in: situation, base: situation.habitLogarithms,
          to: &gradient, inputSlopes: none)
      }
    }
    return gradient
  }

  mutating func learn(_ gradients: [[Float]], of samples: Int, pace: Float) {
    var sum = [Float](repeating: 0, count: network.weights.count)
    for gradient in gradients {
      for index in sum.indices { sum[index] += gradient[index] / Float(samples) }
    }
    steps.step(&network.weights, down: sum, rate: Self.rate * pace, decay: 0.01)
  }
}
