import GameFormats

extension String {
  /// The text on one line, with codes for control characters and invisible characters.
  public var printable: String {
    guard !unicodeScalars.allSatisfy(\.isPrintable) else { return self }
    return unicodeScalars.map { $0.isPrintable ? String($0) : $0.code }.joined()
  }
}

extension Unicode.Scalar {
  fileprivate var code: String { "U+" + String(value, radix: 16, uppercase: true) }
}
