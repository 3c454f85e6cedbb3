import Canvas

/// Colours by their red, green and blue. Some terminals take such numbers.
enum DirectColor {
  /// Whether a terminal with this number of colours takes them.
  static func isUsed(by colors: Int) -> Bool { colors >= 1 << 24 }

  /// The number for a colour of the table. The first eight are those of the terminal's theme, as on
  /// every terminal.
  static func number(of color: Style.Color) -> Int32 {
    switch color {
    case ..<8: Int32(color)
    // 0 would be the theme's black. Terminals differ in how many small numbers they treat as theme
    // colours.
    case 16: 0x010101
    default: Int32(ColorTable.rgb(color).number)
    }
  }
}
