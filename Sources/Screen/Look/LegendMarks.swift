/// The marks of the board as the legend shows them.
struct LegendMarks: Sendable, Hashable {
  let cursor: Span
  let legalMove: Span
  let lastMove: Span
  let turned: Span
}

extension Theme {
  /// The marks of a board with squares of this size; for marks made of pixels, their colours.
  func legendMarks(_ size: SquareSize) -> LegendMarks {
    let last = "\(lastMoveMarks.left) \(lastMoveMarks.right)"
    switch size {
    case .round:
      func swatch(_ color: Style.Color) -> Span { Span("  ", Style(background: color)) }
      return LegendMarks(
        cursor: swatch(palette.highlight), legalMove: swatch(palette.legal),
        lastMove: swatch(palette.dark.lastMove), turned: swatch(palette.dark.turned))
    case .boxed:
      return LegendMarks(
        cursor: Span("[ ]", cursor),
        legalMove: Span(String(legalMark)), lastMove: Span(last),
        turned: Span(capabilities.glyphs == .ascii ? "x o" : String(legalMark)))
    case .ruled, .open, .small, .tiny:
      return LegendMarks(
        cursor: Span("[ ]", cursor), legalMove: Span(String(legalMark)), lastMove: Span(last),
        turned: Span(turnedMarks))
    }
  }
}
