import Canvas

/// The marks of the board as the legend shows them.
package struct LegendMarks: Sendable, Hashable {
  /// The marks of the cursor, of a legal move, and of the last move.
  package let cursor, legalMove, lastMove: Span
  /// The mark of a disk that the last move turned over.
  package let turned: Span
  /// The mark of a disk that the move under the cursor would turn over.
  package let wouldTurn: Span
}

extension Theme {
  /// The marks of a board with squares of this size, in the shapes and colours of the board.
  package func legendMarks(_ size: SquareSize) -> LegendMarks {
    let last = "\(lastMoveMarks.left) \(lastMoveMarks.right)"
    switch size {
    case .round:
      // The lower half of a cell is a square. Two halves show the colours of both sides.
      func pixels(_ text: String, _ paint: Palette.Paint, on ground: Palette.Paint) -> Span {
        Span(text, Style(foreground: color(paint), background: color(ground)))
      }
      return LegendMarks(
        cursor: Span("[ ]", cursor),
        legalMove: pixels("▄", palette.legal, on: palette.board),
        lastMove: pixels("▄", palette.lastMove, on: palette.dark.paint),
        turned: pixels("━━", palette.turned, on: palette.dark.paint),
        wouldTurn: pixels("▄▄", palette.light.tint, on: palette.dark.tint))
    case .ruled where size.isFilledInColor(self):
      func span(_ cell: Cell) -> Span { Span(String(cell.character ?? " "), cell.style) }
      return LegendMarks(
        cursor: Span("[ ]", cursor), legalMove: span(filledMarks.legal),
        lastMove: span(filledMarks.lastMove), turned: span(filledMarks.turned),
        wouldTurn: span(tintedDisk(.dark)))
    case .ruled, .small, .tiny:
      return LegendMarks(
        cursor: Span("[ ]", cursor), legalMove: Span(String(legalMark)), lastMove: Span(last),
        turned: Span(turnedMarks), wouldTurn: Span(String(wouldTurnMark)))
    }
  }
}
