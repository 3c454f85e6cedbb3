extension Unicode.Scalar {
  /// The ASCII character for a letter, digit, sign or blank of the width of an ideograph, which
  /// Japanese keyboards give; any other scalar itself.
  package var narrowed: Unicode.Scalar {
    switch value {
    case 0x3000: " "
    case 0xFF01...0xFF5E: Unicode.Scalar(UInt8(value - 0xFEE0))
    default: self
    }
  }
}

extension StringProtocol {
  /// The text with each scalar narrowed.
  package var narrowed: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return String(self) }
    return String(String.UnicodeScalarView(unicodeScalars.map(\.narrowed)))
  }
}
