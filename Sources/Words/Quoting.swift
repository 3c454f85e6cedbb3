// Text that was read or typed, as it appears between quotes in every language.
extension Character {
  /// Codes stand for characters that could disturb the screen.
  var quotable: String {
    if isPlain { return String(self) }
    return unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      .joined(separator: " ")
  }

  var isPlain: Bool { asciiValue.map { (0x20..<0x7F).contains($0) } ?? false }
}

extension String {
  var quotable: String { map(\.quotable).joined() }

  /// The text without its middle if it is very long.
  package var abridged: String {
    let maximum = 60
    guard utf8.count > maximum, count > maximum else { return self }
    return "\(prefix(maximum / 2))...\(suffix(maximum / 2))"
  }
}
