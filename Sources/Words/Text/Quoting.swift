// What was read or typed, as it stands between quotes in every language.
extension Character {
  /// The character, or its code where showing it could disturb the screen.
  var quotable: String {
    if isPlain { return String(self) }
    return unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      .joined(separator: " ")
  }

  /// Whether it can be shown on every screen.
  var isPlain: Bool { asciiValue.map { (0x20..<0x7F).contains($0) } ?? false }
}

extension String {
  /// The text, with the codes of characters that could disturb the screen.
  var quotable: String { map(\.quotable).joined() }

  /// The text without its middle if it is very long.
  public var abridged: String {
    let most = 60
    guard utf8.count > most, count > most else { return self }
    return "\(prefix(most / 2))...\(suffix(most / 2))"
  }
}
