import ReversiCore

/// The characters for drawing. Each is one column wide.
extension Theme {
  private var glyphs: TerminalCapabilities.Glyphs { capabilities.glyphs }

  /// Whether disks are letters. Without colours, a filled circle looks white on a dark terminal.
  package var usesLetters: Bool { glyphs != .unicode || capabilities.colors == .none }

  /// A side's disk in a text.
  package func disk(_ side: Disk) -> Character {
    side == .dark ? usesLetters ? "X" : "●" : usesLetters ? "O" : "○"
  }

  /// The mark of a legal square. All fonts have it, even those of the Linux console.
  package var legalMark: Character { glyphs != .ascii ? "•" : "+" }

  /// A small dot, where there is nothing to say.
  package var smallDot: Character { glyphs != .ascii ? "·" : "." }

  /// The marks on both sides of the last move.
  package var lastMoveMarks: (left: Character, right: Character) {
    glyphs == .unicode ? ("‹", "›") : ("<", ">")
  }

  /// The legend's sample of disks that the last move turned over.
  package var turnedMarks: String { usesLetters ? "x o" : "◉" }

  /// A disk that the move under the cursor would turn over.
  package var wouldTurnMark: Character { usesLetters ? "*" : "○" }

  /// The character in place of text that is cut off.
  package var ellipsis: Character { glyphs == .unicode ? "…" : "~" }

  /// The signs that a list goes on above and below what is shown.
  package var moreMarks: (above: Character, below: Character) {
    glyphs == .unicode ? ("▴", "▾") : ("^", "v")
  }

  /// The sign of what the person learns.
  package var learnedMark: Character { glyphs == .unicode ? "✓" : "*" }

  /// The characters for lines and boxes.
  package var lines: LineGlyphs { glyphs != .ascii ? .unicode : .ascii }

  /// The character that the terminal shows for a character of a text. Replaces control characters
  /// and characters whose width differs between terminals.
  package func shown(_ character: Character) -> Character {
    guard let base = character.unicodeScalars.first else { return "?" }
    if character.isASCII { return (0x20...0x7E).contains(base.value) ? character : "?" }
    if let plain = Self.asciiForm(of: character) { return glyphs != .ascii ? character : plain }
    guard glyphs != .ascii || capabilities.hasWideLetters && character.columns == 2
    else { return "?" }
    if Self.ownGlyphs.contains(character) { return character }
    let marks = character.unicodeScalars.dropFirst()
    guard marks.count <= Self.maximumMarks,
      marks.allSatisfy({ mark in Self.markRanges.contains { $0.contains(mark.value) } })
    else { return "?" }
    let isKnown = base.isASCII || Self.writingRanges.contains { $0.contains(base.value) }
    return switch base.properties.generalCategory {
    case .control, .format, .unassigned, .privateUse, .surrogate, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .spacingMark, .enclosingMark:
      "?"
    default: isKnown ? character : "?"
    }
  }

  private static func asciiForm(of character: Character) -> Character? {
    switch character {
    case "←": "<"
    case "→": ">"
    case "↑": "^"
    case "↓": "v"
    case "–": "-"
    default: nil
    }
  }

  /// The characters other than letters that the program itself writes into texts.
  private static let ownGlyphs: [Character] = [
    "●", "○", "◉", "◎", "‹", "›", "…", "·", "▀", "▄", "█", "•", "═", "━", "▴", "▾", "✓",
  ]
  /// A cell of ncurses has room for four.
  private static let maximumMarks = 4
  /// Latin, Greek and Cyrillic letters, and the East Asian scripts, whose characters are all wide.
  private static let writingRanges: [ClosedRange<UInt32>] = [
    0xA1...0x24F, 0x370...0x52F, 0x3000...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFF01...0xFF60,
  ]
  /// Over Latin, Greek and Cyrillic letters and over kana. They are older than any terminal.
  private static let markRanges: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x483...0x487, 0x3099...0x309A,
  ]
}

/// The characters for lines and boxes, for which the terminal's own line drawing can stand in.
package struct LineGlyphs: Sendable, Hashable {
  /// The straight lines.
  package let horizontal, vertical: Character
  /// The corners.
  package let upperLeft, upperRight, lowerLeft, lowerRight: Character
  /// The crossing of two lines.
  package let cross: Character
  /// The ends of a line at another one, by the side of that one.
  package let upperTee, lowerTee, leftTee, rightTee: Character

  static let unicode = LineGlyphs(
    horizontal: "─", vertical: "│", upperLeft: "┌", upperRight: "┐", lowerLeft: "└",
    lowerRight: "┘", cross: "┼", upperTee: "┬", lowerTee: "┴", leftTee: "├", rightTee: "┤")

  static let ascii = LineGlyphs(
    horizontal: "-", vertical: "|", upperLeft: "+", upperRight: "+", lowerLeft: "+",
    lowerRight: "+", cross: "+", upperTee: "+", lowerTee: "+", leftTee: "+", rightTee: "+")
}
