import ReversiCore

/// The characters that things are drawn with; each is one column wide.
extension Theme {
  /// Whether letters stand for disks: without colours a filled circle looks white on a dark
  /// terminal.
  var usesLetters: Bool { glyphs == .ascii || depth == .none }

  /// A side's disk.
  func disk(_ side: Disk) -> Character { glyph(.whole(side)) }

  /// A disk in one cell.
  func glyph(_ face: DiskFace) -> Character {
    switch face {
    case .whole(.dark): usesLetters ? "X" : "●"
    case .whole(.light): usesLetters ? "O" : "○"
    case .turned(.dark): usesLetters ? "x" : "◉"
    case .turned(.light): usesLetters ? "o" : "◎"
    case .narrow(.dark): usesLetters ? "x" : "◖"
    case .narrow(.light): usesLetters ? "o" : "◗"
    case .edge: "|"
    }
  }

  /// A disk in three rows of four cells.
  func picture(_ face: DiskFace) -> [String] {
    usesLetters ? letterPicture(face) : blockPicture(face)
  }

  /// The light disk is hollow, and painted from behind: so the text alone tells it from the dark
  /// one.
  private func blockPicture(_ face: DiskFace) -> [String] {
    switch face {
    case .whole(.dark): ["▗▄▄▖", "████", "▝▀▀▘"]
    case .whole(.light): ["▗▄▄▖", "    ", "▝▀▀▘"]
    case .turned(.dark): ["▗▄▄▖", "█··█", "▝▀▀▘"]
    case .turned(.light): ["▗▄▄▖", " ·· ", "▝▀▀▘"]
    case .narrow(.dark): [" ▄▄ ", " ██ ", " ▀▀ "]
    case .narrow(.light): [" ▄▄ ", "    ", " ▀▀ "]
    case .edge: [" ▗▖ ", " ▐▌ ", " ▝▘ "]
    }
  }

  private func letterPicture(_ face: DiskFace) -> [String] {
    switch face {
    case .whole(.dark): [".--.", "|XX|", "'--'"]
    case .whole(.light): [".--.", "|OO|", "'--'"]
    case .turned(.dark): [".--.", "|xx|", "'--'"]
    case .turned(.light): [".--.", "|oo|", "'--'"]
    case .narrow(.dark): [" .. ", " XX ", " '' "]
    case .narrow(.light): [" .. ", " OO ", " '' "]
    case .edge: [" .. ", " || ", " '' "]
    }
  }

  /// A square that may be chosen.
  var legalMark: Character { glyphs == .unicode ? "·" : "." }

  /// The marks at both sides of the last move.
  var lastMoveMarks: (left: Character, right: Character) {
    glyphs == .unicode ? ("‹", "›") : ("<", ">")
  }

  /// What stands for text that is cut off.
  var ellipsis: Character { glyphs == .unicode ? "…" : "~" }

  /// The characters of lines and boxes.
  var lines: LineGlyphs { glyphs == .unicode ? .unicode : .ascii }

  /// A character of a text as the terminal can show it: what might be wider than a column, or a
  /// control, is replaced.
  func shown(_ character: Character) -> Character {
    guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first
    else { return "?" }
    return switch scalar.value {
    case 0x20...0x7E: character
    case 0xA1...0xAC, 0xAE...0x24F: glyphs == .unicode ? character : "?"
    default: Self.ownGlyphs.contains(character) && glyphs == .unicode ? character : "?"
    }
  }

  /// What the program itself writes into texts beyond Latin letters.
  private static let ownGlyphs: Set<Character> = ["●", "○", "◉", "◎", "‹", "›", "…"]
}
