import CommandLine

extension Theme {
  /// The colours of the theme.
  var palette: Palette {
    switch name {
    // Without colours, the palette does not matter.
    case .classic, .mono: .classic
    case .light: .light
    case .highContrast: .highContrast
    case .blue: .blue
    }
  }
}

/// The palettes. They avoid the colours 0, 7 and 15, which terminal themes change. Terminals agree
/// about the colours from 16 on.
///
/// The colours between a disk and the board are those of the table that are nearest, by CIELAB, to
/// a mixture of both in sRGB, in steps of one eighth. Those of the classic palette were then
/// chosen by eye.
extension Palette {
  private static let black = Paint(16, eight: 0)
  private static let white = Paint(231, eight: 7)

  /// Black and white on green.
  static let classic = Palette(
    board: Paint(28, eight: 2), line: Paint(22, eight: 0),
    dark: DiskPaint(
      paint: black, edge: [28, 22, 22, 22, 236, 234, 233], lastMove: 196, turned: 243),
    light: DiskPaint(
      paint: white, edge: [28, 71, 71, 114, 151, 151, 194], lastMove: 160, turned: 243),
    edge: 244, legal: 34, text: Paint(231, eight: 0), highlight: 226, highlightText: 16)

  /// Black and white on light green. White has a dark rim.
  static let light = Palette(
    board: Paint(151, eight: 2), line: Paint(71, eight: 0),
    dark: DiskPaint(
      paint: black, edge: [108, 108, 65, 241, 239, 236, 234], lastMove: 196, turned: 243),
    light: DiskPaint(
      paint: white, rim: Paint(22, eight: 0), edge: [151, 108, 71, 71, 71, 22, 22], lastMove: 160,
      turned: 243),
    edge: 240, legal: 28, text: Paint(16, eight: 0), highlight: 21, highlightText: 231)

  /// A black board. Black has a white rim.
  static let highContrast = Palette(
    board: Paint(16, eight: 2), line: Paint(34, eight: 0),
    dark: DiskPaint(
      paint: black, rim: white, edge: [234, 238, 59, 244, 247, 250, 254], lastMove: 226, turned: 51),
    light: DiskPaint(
      paint: white, edge: [234, 238, 59, 244, 247, 250, 254], lastMove: 88, turned: 18),
    edge: 250, legal: 46, text: Paint(231, eight: 0), highlight: 226, highlightText: 16)

  /// A blue board. Black has a light blue rim. Among eight colours, blue is too dark for black
  /// disks.
  static let blue = Palette(
    board: Paint(24, eight: 6), line: Paint(17, eight: 0),
    dark: DiskPaint(
      paint: black, rim: Paint(117, eight: 0), edge: [24, 31, 31, 74, 74, 74, 117], lastMove: 208,
      turned: 243),
    light: DiskPaint(
      paint: white, edge: [24, 31, 74, 109, 152, 152, 254], lastMove: 160, turned: 243),
    edge: 250, legal: 74, text: Paint(231, eight: 0), highlight: 226, highlightText: 16)
}
