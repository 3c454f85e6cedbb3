/// The components of a colour of the terminal's table.
package struct RGB: Sendable, Hashable {
  /// The amounts of red, green and blue, 0 to 255 each.
  package let red, green, blue: UInt8

  /// A colour from its six hexadecimal digits, two for each component.
  package init(_ number: UInt32) {
    red = UInt8(truncatingIfNeeded: number >> 16)
    green = UInt8(truncatingIfNeeded: number >> 8)
    blue = UInt8(truncatingIfNeeded: number)
  }

  /// The number of the colour's six hexadecimal digits.
  package var number: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}

/// The terminal's table of 256 colours, as red, green and blue.
///
/// Terminals agree about the colours from 16 on. The first 16 depend on the terminal's theme; here
/// they are xterm's.
package enum ColorTable {
  /// The components of a colour of the table.
  package static func rgb(_ color: Style.Color) -> RGB {
    switch color {
    case ..<16: RGB(named[Int(color)])
    case ..<232: RGB(cube(UInt32(color) - 16))
    default: RGB((8 + 10 * (UInt32(color) - 232)) * 0x010101)
    }
  }

  private static let named: [UInt32] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  /// Six steps of each of red, green and blue.
  private static func cube(_ index: UInt32) -> UInt32 {
    func step(_ digit: UInt32) -> UInt32 { digit == 0 ? 0 : 55 + 40 * digit }
    return step(index / 36) << 16 | step(index / 6 % 6) << 8 | step(index % 6)
  }
}
