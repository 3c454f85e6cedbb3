extension Theme {
  /// The colours of the theme.
  package var palette: Palette {
    switch shownName {
    // Without colours, the palette does not matter.
    case .auto, .classic, .mono: .classic
    case .light: .light
    case .highContrast: .highContrast
    case .blue: .blue
    }
  }
}

/// The palettes. They avoid the colours 0, 7 and 15, which terminal themes change. Terminals agree
/// about the colours from 16 on.
///
/// All boards have a middle luminance, about 0.18, so that plain black and plain white both stand
/// out from them: no disk needs a rim. Of the 256 colours, only 29, 63, 98, 131, 163 and 243 have a
/// contrast of 4.5:1 or more with both; 28 and 65 come close.
///
/// The colours between a disk and the board are those of the table that are nearest, by CIELAB, to
/// a mixture of both in sRGB, in steps of one eighth. Those of the classic palette were then
/// chosen by eye.
extension Palette {
  private static let black = Paint(16, eight: 0)
  private static let white = Paint(231, eight: 7)
  // Violet stands out from green and grey, also for those who see green poorly.
  private static let darkTint = Paint(54, eight: 5)
  private static let lightTint = Paint(183, eight: 5)
  private static let red = Paint(196, eight: 1)

  /// Black and white on green.
  static let classic = Palette(
    board: Paint(28, eight: 2), line: Paint(22, eight: 0),
    dark: DiskPaint(
      paint: black, tint: darkTint, inText: TextDisk(disk: 237, field: 71),
      edge: [28, 22, 22, 22, 236, 234, 233]),
    light: DiskPaint(
      paint: white, tint: lightTint, inText: TextDisk(disk: 251, field: 22),
      edge: [28, 71, 71, 114, 151, 151, 194]),
    edge: 244, legal: Paint(120, eight: 0), lastMove: red, turned: Paint(243, eight: 5),
    text: Paint(231, eight: 0), highlight: 226, highlightText: 16)

  /// Black and white on a greyish green, with lines that are lighter than the squares.
  static let light = Palette(
    board: Paint(65, eight: 2), line: Paint(108, eight: 0),
    dark: DiskPaint(
      paint: black, tint: darkTint, inText: TextDisk(disk: 237, field: 108),
      edge: [65, 65, 239, 237, 236, 234, 233]),
    light: DiskPaint(
      paint: white, tint: lightTint, inText: TextDisk(disk: 252, field: 59),
      edge: [65, 108, 108, 250, 252, 253, 255]),
    edge: 244, legal: Paint(157, eight: 0), lastMove: red, turned: Paint(243, eight: 5),
    text: Paint(16, eight: 0), highlight: 226, highlightText: 16)

  /// A grey board, so that every colour on it is a mark.
  static let highContrast = Palette(
    board: Paint(243, eight: 2), line: Paint(238, eight: 0),
    dark: DiskPaint(
      paint: black, tint: darkTint, inText: TextDisk(disk: 237, field: 248),
      edge: [242, 240, 239, 237, 236, 234, 233]),
    light: DiskPaint(
      paint: white, tint: lightTint, inText: TextDisk(disk: 251, field: 240),
      edge: [102, 246, 248, 250, 252, 253, 255]),
    edge: 240, legal: Paint(231, eight: 0), lastMove: red, turned: Paint(27, eight: 5),
    text: Paint(231, eight: 0), highlight: 226, highlightText: 16)

  /// A blue board. Among eight colours, blue is too dark for black disks.
  static let blue = Palette(
    board: Paint(63, eight: 6), line: Paint(25, eight: 0),
    dark: DiskPaint(
      paint: black, tint: Paint(88, eight: 5), inText: TextDisk(disk: 237, field: 111),
      edge: [63, 62, 62, 61, 17, 234, 233]),
    light: DiskPaint(
      paint: white, tint: Paint(216, eight: 5), inText: TextDisk(disk: 252, field: 25),
      edge: [62, 105, 104, 147, 189, 189, 255]),
    edge: 244, legal: Paint(159, eight: 0), lastMove: Paint(166, eight: 1),
    turned: Paint(243, eight: 5), text: Paint(231, eight: 0), highlight: 226, highlightText: 16)
}
