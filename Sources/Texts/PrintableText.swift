extension String {
  /// The text on one line, as it is shown to the person: without signs that turn or hide text, and
  /// with codes for control characters and others that cannot be seen.
  ///
  /// Joiners go as well, although some scripts and emoji use them: names can be read without them,
  /// and terminals disagree about the width of what they join.
  package var printable: String {
    guard !unicodeScalars.allSatisfy(\.isPrintable) else { return self }
    return unicodeScalars.map { $0.isPrintable ? String($0) : $0.isHiddenSign ? "" : $0.code }
      .joined()
  }
}

extension Unicode.Scalar {
  fileprivate var code: String { "U+" + String(value, radix: 16, uppercase: true) }
}
