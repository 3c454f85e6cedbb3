import TerminalUI

/// The table of 256 colours, as red, green and blue: some terminals take numbers for these.
enum DirectColor {
  /// Whether a terminal with so many colours does.
  static func isUsed(by colors: Int) -> Bool { colors >= 1 << 24 }

  /// What such a terminal takes for a colour of the table. The first eight are those of its theme,
  /// as they are everywhere.
  static func number(of color: Style.Color) -> Int32 {
    switch color {
    case ..<8: Int32(color)
    case ..<16: bright[Int(color) - 8]
    // 0 would be the theme's black; terminals differ in how many of the small numbers they take so.
    case 16: 0x010101
    case ..<232: cube(Int32(color) - 16)
    default: (8 + 10 * (Int32(color) - 232)) * 0x010101
    }
  }

  /// As xterm has them.
  private static let bright: [Int32] = [
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  /// Six steps of each of red, green and blue.
  private static func cube(_ index: Int32) -> Int32 {
    func step(_ digit: Int32) -> Int32 { digit == 0 ? 0 : 55 + 40 * digit }
    return step(index / 36) << 16 | step(index / 6 % 6) << 8 | step(index % 6)
  }
}
