/// How many columns of a terminal texts take: the one measure that layouts, cutting, wrapping and
/// centring go by.
extension StringProtocol {
  /// The columns that the text takes.
  var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension Character {
  /// The columns that the character takes: 2 for a wide East Asian one, 0 for a mark without a
  /// letter, else 1. Marks over a letter take none of their own.
  var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    // Most are Latin letters, none of which is wide.
    if first.value < 0x300 { return 1 }
    if unicodeScalars.contains("\u{FE0F}") || Self.isWide(first.value) { return 2 }
    return switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    default: 1
    }
  }

  /// Whether a character is wide or full-width by Unicode's table of East Asian widths.
  private static func isWide(_ value: UInt32) -> Bool {
    value >= 0x1100 && wideRanges.contains { $0.contains(value) }
  }

  /// Whole blocks of the table, in its order: what is not assigned in them is not written either.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x2614...0x2615,
    0x2648...0x2653, 0x26A1...0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x2705...0x2705,
    0x2728...0x2728, 0x2753...0x2755, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2E80...0x303E,
    0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
    0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F7E0...0x1F7F0,
    0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
