/// A small network that says how much a move draws a person.
///
/// Each move has its own inputs, and all moves share the weights: a layer of 64 numbers, one of 16,
/// and their sum. Only additions and multiplications in a fixed order are used, so the result is
/// the same on every machine.
package struct MoveNet: Sendable, Equatable {
  /// The numbers of the first layer.
  package static let firstWidth = 64
  /// The numbers of the second layer.
  package static let secondWidth = 16
  /// The share of a negative number that passes a layer.
  package static let leak: Float = 0.125

  package static let layerCount = firstWidth + secondWidth

  package let inputCount: Int

  /// All weights: a row for each input and one of constants; a row for each number of the first
  /// layer and one of constants; a row for the second layer.
  package var weights: [Float]

  package var secondRows: Int { (inputCount + 1) * Self.firstWidth }
  package var lastRow: Int { secondRows + (Self.firstWidth + 1) * Self.secondWidth }

  /// A network whose weights are all zero.
  package init(inputCount: Int) {
    self.inputCount = inputCount
    weights = []
    weights = Array(repeating: 0, count: lastRow + Self.secondWidth)
  }

  /// How much a move draws. Leaves the numbers of both layers in `layers`.
  package func pull(
    _ inputs: UnsafePointer<Float>, layers: UnsafeMutablePointer<Float>
  ) -> Float {
    weights.withUnsafeBufferPointer { weights in
      guard let start = weights.baseAddress else { return 0 }
      let second = layers + Self.firstWidth
      Self.multiply(inputs, inputCount, by: start, Self.firstWidth, to: layers)
      Self.multiply(layers, Self.firstWidth, by: start + secondRows, Self.secondWidth, to: second)
      var sum: Float = 0
      for index in 0..<Self.secondWidth { sum += second[index] * weights[lastRow + index] }
      return sum
    }
  }

  /// Writes a layer: the constants and the rows of the inputs, each times its input, bent at 0.
  @inline(__always)
  private static func multiply(
    _ inputs: UnsafePointer<Float>, _ count: Int, by rows: UnsafePointer<Float>, _ width: Int,
    to layer: UnsafeMutablePointer<Float>
  ) {
    let constants = rows + count * width
    for index in 0..<width { layer[index] = constants[index] }
    for row in 0..<count {
      let input = inputs[row]
      let weights = rows + row * width
      for index in 0..<width { layer[index] += weights[index] * input }
    }
    for index in 0..<width { layer[index] = max(layer[index], layer[index] * leak) }
  }
}

/// Probabilities proportional to the exponentials of numbers.
///
/// The exponential is computed here by basic arithmetic in a fixed order, because that of a C
/// library can differ in its last digit from machine to machine.
package enum Softmax {
  /// Replaces the numbers by probabilities that add up to 1.
  package static func apply(to numbers: inout [Double]) {
    guard let maximum = numbers.max() else { return }
    var sum = 0.0
    for index in numbers.indices {
      numbers[index] = exponential(numbers[index] - maximum)
      sum += numbers[index]
    }
    for index in numbers.indices { numbers[index] /= sum }
  }

  /// The exponential of a number, with a relative error below 10⁻¹⁴ between −700 and 700; beyond,
  /// that of the bound.
  package static func exponential(_ number: Double) -> Double {
    let bounded = max(-700, min(700, number))
    let power = (bounded * 1.442_695_040_888_963_4).rounded()
    let rest = bounded - power * 0.693_147_180_559_945_3
    var sum = 1.0
    for factor in stride(from: 13.0, to: 0, by: -1) { sum = 1 + sum * rest / factor }
    return Double(sign: .plus, exponent: Int(power), significand: sum)
  }

  /// The natural logarithm of a positive number, with an error below 10⁻¹².
  package static func logarithm(_ number: Double) -> Double {
    // Between 0.7 and 1.4, the series of the inverse hyperbolic tangent is short.
    let isHigh = number.significand > 1.414
    let significand = isHigh ? number.significand / 2 : number.significand
    let power = Double(number.exponent) + (isHigh ? 1 : 0)
    let ratio = (significand - 1) / (significand + 1)
    var sum = 0.0
    for divisor in stride(from: 17.0, through: 1, by: -2) {
      sum = sum * ratio * ratio + 1 / divisor
    }
    return 2 * ratio * sum + power * 0.693_147_180_559_945_3
  }
}
