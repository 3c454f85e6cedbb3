/// What a person does without looking ahead: how much each move draws by its surroundings and
/// traits.
package struct Habit: Sendable, Equatable {
  /// What a configuration adds to each of the ``Situation/sumCount`` sums, in steps.
  package let steps: [Int8]
  /// The size of a step in each sum.
  package let stepSizes: [Float]
  /// The network.
  package let network: MoveNet

  /// A habit of these tables and this network.
  ///
  /// - Precondition: The tables have ``Situation/sumCount`` numbers for each configuration, and the
  ///   network has ``Situation/habitInputs`` inputs.
  package init(steps: [Int8], stepSizes: [Float], network: MoveNet) {
    precondition(steps.count == Surroundings.configurationCount * Situation.sumCount)
    precondition(stepSizes.count == Situation.sumCount)
    precondition(network.inputCount == Situation.habitInputs)
    self.steps = steps
    self.stepSizes = stepSizes
    self.network = network
  }

  /// Writes the sums of the surroundings into the rows of a situation.
  package func writeSums(to situation: inout Situation) {
    let groups = Surroundings.groupCount
    for move in situation.squares.indices {
      var sums = SIMD4<Int32>.zero
      for number in situation.configurations[move * groups..<(move + 1) * groups] {
        let start = Int(number) * Situation.sumCount
        for index in 0..<Situation.sumCount { sums[index] &+= Int32(steps[start + index]) }
      }
      for index in 0..<Situation.sumCount {
        situation.rows[move * Situation.sightInputs + index] = Float(sums[index]) * stepSizes[index]
      }
    }
  }

  /// The probability of each move of a situation, whose sums are written.
  package func probabilities(in situation: Situation) -> [Double] {
    var pulls = network.pulls(in: situation).map(Double.init)
    Softmax.apply(to: &pulls)
    return pulls
  }
}

extension MoveNet {
  /// How much each move of a situation draws, by the first inputs of its row.
  package func pulls(in situation: Situation) -> [Float] {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: Self.layerCount) { layers in
      situation.rows.withUnsafeBufferPointer { rows in
        guard let row = rows.baseAddress, let layers = layers.baseAddress else { return [] }
        return situation.squares.indices.map {
          pull(row + $0 * Situation.sightInputs, layers: layers)
        }
      }
    }
  }
}
