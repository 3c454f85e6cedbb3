import ReversiCore

/// The colours of the board, its disks and its marks.
package struct Palette: Sendable, Hashable {
  /// A colour by its numbers in both tables.
  package struct Paint: Sendable, Hashable {
    /// The colour's number in the table of 256 colours.
    package let full: Style.Color
    /// The colour's number among eight colours.
    package let eight: Style.Color

    init(_ full: Style.Color, eight: Style.Color) {
      self.full = full
      self.eight = eight
    }
  }

  /// The colours of a disk in a line of text, where it fills its cell. It stands out from its field
  /// and from a ground beside it in the side's colour.
  package struct TextDisk: Sendable, Hashable {
    let disk, field: Style.Color
  }

  /// The colours of a side's disks.
  package struct DiskPaint: Sendable, Hashable {
    /// The colour of the disk itself.
    package let paint: Paint
    /// The colour of a disk that the move under the cursor would turn over.
    package let tint: Paint
    /// The colours of a disk in a text on a ground that may have the disk's colour.
    package let inText: TextDisk
    /// The colours of pixels that the disk covers by one to seven eighths.
    package let edge: [Style.Color]
  }

  /// The colour of the board.
  package let board: Paint
  /// The lines between squares. Among eight colours, none lies between the board's and the disks'.
  package let line: Paint
  /// The dark side's disks.
  package let dark: DiskPaint
  /// The light side's disks.
  package let light: DiskPaint
  /// A disk on its edge.
  package let edge: Style.Color
  /// The marks of legal squares.
  package let legal: Paint
  /// The mark of the disk that was placed last. It stands out from disks of both sides.
  package let lastMove: Paint
  /// The marks of disks that the last move turned over. They stand out from disks of both sides.
  package let turned: Paint
  /// Numbers and characters on empty squares.
  package let text: Paint
  /// The most important things: the cursor, the best move.
  package let highlight: Style.Color
  package let highlightText: Style.Color

  /// The colours of a side's disks.
  package func disk(_ side: Disk) -> DiskPaint { side == .dark ? dark : light }
}

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

/// The palettes avoid the colours 0, 7 and 15, which terminal themes change.
///
/// All boards have a luminance of about 0.18, so that black and white both stand out and no disk
/// needs a rim. Of the 256 colours, only 29, 63, 98, 131, 163 and 243 have a contrast of 4.5:1 or
/// more with both; 28 and 65 come close.
///
/// The colours between a disk and the board are the nearest, by CIELAB, to mixtures in sRGB, in
/// steps of one eighth. Those of the classic palette were then chosen by eye.
extension Palette {
  private static let black = Paint(16, eight: 0)
  private static let white = Paint(231, eight: 7)
  // Violet stands out from green and grey, also for those who see green poorly.
  private static let darkTint = Paint(54, eight: 5)
  private static let lightTint = Paint(183, eight: 5)
  private static let red = Paint(196, eight: 1)

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

  /// Among eight colours, blue is too dark for black disks.
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

/// The colours of a theme for pictures outside of a terminal.
package struct DrawingColors: Sendable, Hashable {
  /// The background, and texts on it.
  package let paper, ink: RGB
  package let board, line: RGB
  /// The disks.
  package let dark, light: RGB
  /// The marks of legal moves, and of what is proven.
  package let legal: RGB
  /// The marks of the last move, and of mistakes.
  package let lastMove: RGB
  /// The marks of disks that the last move turned over.
  package let turned: RGB
}

extension Theme {
  /// The colours for pictures outside of a terminal.
  package var drawingColors: DrawingColors {
    let (black, white, gray) = (RGB(0x181818), RGB(0xFFFFFF), RGB(0x808080))
    if name == .mono {
      return DrawingColors(
        paper: white, ink: black, board: white, line: black, dark: black, light: white,
        legal: gray, lastMove: gray, turned: gray)
    }
    let isLight = shownName == .light
    let palette = palette
    func color(_ paint: Palette.Paint) -> RGB { ColorTable.rgb(paint.full) }
    return DrawingColors(
      paper: isLight ? white : black, ink: isLight ? black : RGB(0xD6D6D6),
      board: color(palette.board), line: color(palette.line), dark: color(palette.dark.paint),
      light: color(palette.light.paint), legal: color(palette.legal),
      lastMove: color(palette.lastMove), turned: color(palette.turned))
  }
}

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

/// The terminal's table of 256 colours. Terminals agree about the colours from 16 on; the first 16,
/// which depend on the terminal's theme, are xterm's here.
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

  private static func cube(_ index: UInt32) -> UInt32 {
    func step(_ digit: UInt32) -> UInt32 { digit == 0 ? 0 : 55 + 40 * digit }
    return step(index / 36) << 16 | step(index / 6 % 6) << 8 | step(index % 6)
  }
}
