/// Times in text: decimal numbers of seconds.
extension Duration {
  /// A time from a decimal number of seconds, up to an hour and to the millisecond; nil if the text
  /// is not such a number.
  package init?(seconds text: String) {
    // Double also accepts exponents, hexadecimal digits, and infinity.
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
      let seconds = Double(text), seconds <= 3600
    else { return nil }
    self = .milliseconds(Int((seconds * 1000).rounded()))
  }

  /// The time in seconds, without superfluous decimals.
  package var secondsText: String {
    let text = String(self / .seconds(1))
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
