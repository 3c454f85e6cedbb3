/// How times are written: as a decimal number of seconds.
extension Duration {
  /// The time that a decimal number of seconds, up to an hour, stands for, to the millisecond; nil if
  /// the text is none.
  public init?(seconds text: String) {
    // Double reads more than that: exponents, hexadecimal digits, infinity.
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
      let seconds = Double(text), seconds <= 3600
    else { return nil }
    self = .milliseconds(Int((seconds * 1000).rounded()))
  }

  /// The time in seconds, without decimals that say nothing.
  public var secondsText: String {
    let text = String(self / .seconds(1))
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
