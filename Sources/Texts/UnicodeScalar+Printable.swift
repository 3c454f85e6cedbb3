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
}
