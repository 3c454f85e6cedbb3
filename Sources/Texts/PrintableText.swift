extension String {
  /// The text on one line, as it is shown to the person: without signs that turn or hide text, and
  /// with codes for control characters and others that cannot be seen.
  ///
  /// Joiners go as well: names can be read without them, and terminals disagree about the width of
  /// what they join.
  package var printable: String {
    guard !unicodeScalars.allSatisfy(\.isPrintable) else { return self }
    return unicodeScalars.map { $0.isPrintable ? String($0) : $0.isHiddenSign ? "" : $0.code }
      .joined()
  }
}

extension Unicode.Scalar {
  /// Whether the character can be seen in a line, or is a blank.
  package var isPrintable: Bool {
    // Most texts are of ASCII, and the table of properties is slow.
    if isASCII { return (" "..."~").contains(self) }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: !isHiddenSign
    }
  }

  /// Whether the character cannot be seen itself but turns, joins or hides the text beside it, such
  /// as U+202E. Selectors of a letter's form do not count.
  package var isHiddenSign: Bool {
    properties.generalCategory == .format
      || properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
  }

  fileprivate var code: String { "U+" + String(value, radix: 16, uppercase: true) }
}
