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
