import Screen

/// Colours by their red, green and blue: some terminals take numbers for these.
enum DirectColor {
  /// Whether a terminal with so many colours does.
  static func isUsed(by colors: Int) -> Bool { colors >= 1 << 24 }

  /// What such a terminal takes for a colour of the table. The first eight are those of its theme,
  /// as they are everywhere.
  static func number(of color: Style.Color) -> Int32 {
    switch color {
    case ..<8: Int32(color)
    // 0 would be the theme's black; terminals differ in how many of the small numbers they take so.
    case 16: 0x010101
    default: Int32(ColorTable.rgb(color).number)
    }
  }
}
