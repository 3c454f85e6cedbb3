import PeopleModel
import ReversiCore
import ReversiTesting
import Testing

@testable import reversi_lab

@Suite("The gradient of a network")
struct NetGradientTests {
  /// The negative logarithm of the probability of the first move.
  private func loss(_ network: MoveNet, _ situation: Situation) -> Double {
    var pulls = network.pulls(in: situation).map(Double.init)
    Softmax.apply(to: &pulls)
    return -Softmax.logarithm(pulls[0])
  }

  @Test("is the change of the loss", arguments: 1...4)
  func differences(seed: UInt64) throws {
    let position = try RandomGame.positions(seed: seed)[20]
    let situation = Situation(of: SidedBoard(position), after: nil, rating: 100)
    var network = MoveNet.random(inputCount: Situation.habitInputs, size: 0.3, seed: seed)
    var gradient = [Float](repeating: 0, count: network.weights.count)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 0) { none in
      network.addGradient(
        ofChoosing: 0, in: situation, base: situation.squares.map { _ in 0 }, to: &gradient,
        inputSlopes: none)
    }
    var generator = SeededGenerator(seed: seed)
    var differences: [Double] = []
    for _ in 0..<200 {
      let index = Int.random(in: network.weights.indices, using: &generator)
      let weight = network.weights[index]
      network.weights[index] = weight + 0.001
      let above = loss(network, situation)
      network.weights[index] = weight - 0.001
      let below = loss(network, situation)
      network.weights[index] = weight
      differences.append(abs((above - below) / 0.002 - Double(gradient[index])))
    }
    // Where a layer bends between the two weights, there is no derivative.
    #expect(differences.sorted()[189] < 0.005)
  }
}
