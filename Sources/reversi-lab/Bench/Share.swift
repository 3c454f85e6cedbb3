import Notation
import ReversiCore

/// A part of a whole, as a rounded percentage.
struct Share: CustomStringConvertible {
  private let percent: FixedDecimal

  /// The whole is not 0.
  init<Number: BinaryInteger>(_ part: Number, of whole: Number) {
    percent = FixedDecimal(100 * Double(part) / Double(whole), digits: 0)
  }

  var description: String { "\(percent) %" }
}
