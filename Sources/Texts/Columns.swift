// The width of a text in terminal columns: the only measure for layout, cutting, wrapping and
// centring. A test compares it with the system's `wcwidth`, character by character.
extension StringProtocol {
  package var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The longest beginning of the text that fits into the columns.
  package func prefix(columns: Int) -> SubSequence {
    var left = columns
    return prefix {
      left -= $0.columns
      return left >= 0
    }
  }
}

extension String {
  /// The width of the text in columns. Most texts are of ASCII, and every picture measures many.
  package var columns: Int {
    utf8.allSatisfy { 0x20...0x7E ~= $0 } ? utf8.count : self[...].columns
  }
}

extension Character {
  /// The width of the character in columns: 2 for a wide East Asian character or an emoji, 0 for a
  /// mark without a letter, otherwise 1. Marks over a letter have no width of their own.
  package var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    // Most characters are Latin letters.
    if first.value < 0x300 { return 1 }
    // The lines, blocks and disks of boards are narrow, too.
    if 0x2500...0x25FC ~= first.value, unicodeScalars.dropFirst().isEmpty { return 1 }
    if unicodeScalars.dropFirst().contains("\u{FE0F}") { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return Self.isWide(first) ? 2 : 1
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1100
      && (scalar.properties.isEmojiPresentation
        || wideRanges.contains { $0.contains(scalar.value) })
  }

  /// Whole blocks of Unicode's table of East Asian widths, in its order. Emoji are wide, too, but
  /// have a property of their own. Unassigned characters do not matter.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}

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
