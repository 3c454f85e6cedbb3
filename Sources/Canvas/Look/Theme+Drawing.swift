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
