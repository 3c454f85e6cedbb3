import PeopleModel
import ReversiCore

/// Learns habits: the tables of surroundings, and the network.
///
/// The loss is the negative logarithm of the probability of the chosen move.
struct HabitFit: Learner {
  /// What some choices say.
  struct Gradient: Sendable {
    var network: [Float]
    /// The configurations of all moves, ``Surroundings/groupCount`` for each.
    var configurations: [Int32] = []
    /// The derivatives by the sums of the same moves.
    var sums: [Float] = []
  }

  private static let rate: Float = 0.003
  private static let tableRate: Float = 0.05
  /// A choice of a weak person counts twice, because there are few.
  private static let weak = (rating: -150, weight: Float(2))

  private let choices: [Choice]
  private var network: MoveNet
  private var steps: AdamSteps
  private var table: [Float]
  /// The sums of squared derivatives, which make steps smaller where there were many (AdaGrad).
  private var squares: [Float]

  /// Learns from choices.
  init(_ choices: [Choice], seed: UInt64) {
    self.choices = choices
    network = .random(inputCount: Situation.habitInputs, size: 0.3, seed: seed)
    steps = AdamSteps(count: network.weights.count)
    var generator = SeededGenerator(seed: ~seed)
    table = (0..<Surroundings.configurationCount * Situation.sumCount).map { _ in
      Float.random(in: -0.01...0.01, using: &generator)
    }
    squares = Array(repeating: 0, count: table.count)
  }

  func gradient(of samples: ArraySlice<Int>) -> Gradient {
    var gradient = Gradient(network: Array(repeating: 0, count: network.weights.count))
    let sumCount = Situation.sumCount
    var slopes: [Float] = []
    withUnsafeTemporaryAllocation(of: Float.self, capacity: sumCount) { sums in
      for sample in samples {
        let choice = choices[sample]
        var situation = choice.situation
        writeSums(to: &situation)
        let weight = choice.rating < Self.weak.rating ? Self.weak.weight : 1
        network.addGradient(
          ofChoosing: choice.index, in: situation, base: situation.squares.map { _ in 0 },
          weight: weight, to: &gradient.network, inputSlopes: sums
        ) {
          slopes.append(contentsOf: sums)
        }
        gradient.configurations.append(contentsOf: situation.configurations)
      }
    }
    gradient.sums = slopes
    return gradient
  }

  mutating func learn(_ gradients: [Gradient], of samples: Int, pace: Float) {
    let groups = Surroundings.groupCount
    let sumCount = Situation.sumCount
    var sum = [Float](repeating: 0, count: network.weights.count)
    for gradient in gradients {
      for index in sum.indices { sum[index] += gradient.network[index] / Float(samples) }
      for (place, configuration) in gradient.configurations.enumerated() {
        let from = place / groups * sumCount
        let to = Int(configuration) * sumCount
        for index in 0..<sumCount {
          let slope = gradient.sums[from + index]
          squares[to + index] += slope * slope
          table[to + index] -=
            Self.tableRate * pace * slope / (squares[to + index].squareRoot() + 0.1)
        }
      }
    }
    steps.step(&network.weights, down: sum, rate: Self.rate * pace, decay: 0)
  }

  /// What was learned, with the tables in steps of 8 bits.
  var habit: Habit {
    let sumCount = Situation.sumCount
    var sizes = [Float](repeating: 1e-6, count: sumCount)
    for (index, value) in table.enumerated() {
      sizes[index % sumCount] = max(sizes[index % sumCount], abs(value) / 127)
    }
    let steps = table.enumerated().map { index, value in
      Int8((value / sizes[index % sumCount]).rounded())
    }
    return Habit(steps: steps, stepSizes: sizes, network: network)
  }

  private func writeSums(to situation: inout Situation) {
    let groups = Surroundings.groupCount
    for move in situation.squares.indices {
      var sums = SIMD4<Float>.zero
      for number in situation.configurations[move * groups..<(move + 1) * groups] {
        let start = Int(number) * Situation.sumCount
        for index in 0..<Situation.sumCount { sums[index] += table[start + index] }
      }
      for index in 0..<Situation.sumCount {
        situation.rows[move * Situation.sightInputs + index] = sums[index]
      }
    }
  }
}
