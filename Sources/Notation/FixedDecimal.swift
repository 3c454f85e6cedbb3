import ReversiCore

/// A decimal number with a fixed number of digits after the point, such as `-12.50`.
package struct FixedDecimal: Sendable, Hashable {
  /// The number in units of its last digit.
  package let units: Int
  /// The digits after the point, 0 or more.
  package let digits: Int

  /// Creates a number from units of its last digit: 125 units with 1 digit are `12.5`.
  package init(units: Int, digits: Int) {
    precondition(digits >= 0, "\(digits) digits after the point")
    self.units = units
    self.digits = digits
  }

  /// Rounds a number, halves away from zero.
  ///
  /// Numbers beyond a billion become a billion, and what is not a number becomes 0.
  package init(_ number: Double, digits: Int) {
    let limit = 1e9
    let bounded = number.isNaN ? 0 : min(limit, max(-limit, number))
    self.init(units: Int((bounded * Double(Self.scale(digits))).rounded()), digits: digits)
  }

  private static func scale(_ digits: Int) -> Int {
    (0..<digits).reduce(1) { scale, _ in scale * 10 }
  }
}

extension FixedDecimal: CustomStringConvertible {
  /// The number with a point, and a minus sign if it is less than 0.
  package var description: String {
    let text = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    let sign = units < 0 ? "-" : ""
    let point = digits == 0 ? "" : "."
    return "\(sign)\(padded.dropLast(digits))\(point)\(padded.suffix(digits))"
  }
}
