import Canvas
import ReversiCore

extension Theme {
  /// The character of a disk. With colours, it is filled for both sides.
  func boardGlyph(_ face: DiskFace) -> Character {
    guard !usesLetters else { return letter(face) }
    switch face {
    case .whole: return "●"
    case .turned: return "◉"
    case .turning(let side, let fraction):
      return switch TurnPicture(to: side, fraction: fraction) {
      case .old: "●"
      case .narrow(.dark): "◖"
      case .narrow(.light): "◗"
      case .edge: "|"
      }
    }
  }

  func letter(_ face: DiskFace) -> Character {
    switch face {
    case .whole(let side): side == .dark ? "X" : "O"
    case .turned(let side): side == .dark ? "x" : "o"
    case .turning(let side, let fraction):
      switch TurnPicture(to: side, fraction: fraction) {
      case .old: letter(.whole(side.opponent))
      case .narrow(let shown): letter(.turned(shown))
      case .edge: "|"
      }
    }
  }

  func style(_ face: DiskFace?) -> Style {
    switch face {
    case .whole(let side), .turned(let side): diskStyle(side)
    case .turning(let side, let fraction):
      switch TurnPicture(to: side, fraction: fraction) {
      case .old: diskStyle(side.opponent)
      case .narrow(let shown): diskStyle(shown)
      case .edge: square
      }
    case nil: square
    }
  }

  /// The mark of a legal move on a square.
  var legalCell: Cell {
    Cell(character: legalMark, style: capabilities.colors == .none ? .bold : square)
  }

  /// The mark of a turned disk on a filled one, in one cell. The disk's own colour is its
  /// foreground: among eight colours, white is too dark as a background.
  func turnedMark(on side: Disk) -> Cell {
    let character: Character =
      switch capabilities.glyphs {
      case .unicode: "▀"
      case .console: "═"
      case .ascii: "="
      }
    return Cell(character: character, style: style(palette.disk(side).paint, on: palette.turned))
  }

  func score(_ hint: BoardPicture.HintMark) -> Style {
    (hint.isBest ? best : square).marked(isExact: hint.isExact)
  }
}

extension SquareSize {
  /// Whether disks are filled shapes. A shape without colours of its own needs more than one row.
  func isFilled(_ theme: Theme) -> Bool {
    guard case .ruled(let pitch) = self else { return false }
    return theme.fillsDisks && (theme.fillsInColor || pitch > 2)
  }

  func isFilledInColor(_ theme: Theme) -> Bool { isFilled(theme) && theme.fillsInColor }
}

extension Canvas {
  /// Fills the cells of an area that the largest disk in it covers by half or more. `width` is the
  /// part of the disk's width that shows, 0 to 1.
  package mutating func fillDisk(_ side: Disk, in area: ScreenRect, width: Double = 1) {
    if theme.fillsInColor, theme.capabilities.glyphs == .unicode {
      return fillHalves(of: area, theme.filledDisk(side), width: width)
    }
    fillDisk(
      theme.filledDisk(side), in: area, width: width, isOutlined: theme.outlinesDisk(side))
    guard !theme.fillsInColor, width == 1 else { return }
    let center = area.centered(columns: 1, rows: 1)
    put(theme.letter(.whole(side)), column: center.column, row: center.row, theme.letterStyle(side))
  }

  /// A cell is two pixels, one above the other, where fonts have half blocks.
  private mutating func fillHalves(of area: ScreenRect, _ cell: Cell, width: Double) {
    let shape = DiskShape(
      columns: area.columns, rows: 2 * area.rows, halfWidth: width * Double(area.columns) / 2,
      halfHeight: Double(area.rows))
    for row in 0..<area.rows {
      for column in 0..<area.columns {
        let halves = (0...1).map { shape.eighths(column: column, row: 2 * row + $0) >= 4 }
        guard halves.contains(true) else { continue }
        var cell = cell
        if halves.contains(false) {
          cell.character = halves[0] ? "▀" : "▄"
          cell.style.background = theme.square.background
        }
        put(cell, at: ScreenPoint(column: area.column + column, row: area.row + row))
      }
    }
  }

  /// `isOutlined` leaves the inside of the disk free.
  mutating func fillDisk(
    _ cell: Cell, in area: ScreenRect, width: Double = 1, isOutlined: Bool = false
  ) {
    let shape = DiskShape(
      columns: area.columns, rows: area.rows, halfWidth: width * Double(area.columns) / 2,
      halfHeight: Double(area.rows) / 2)
    func isCovered(_ column: Int, _ row: Int) -> Bool {
      (0..<area.columns).contains(column) && (0..<area.rows).contains(row)
        && shape.eighths(column: column, row: row) >= 4
    }
    for row in 0..<area.rows {
      for column in 0..<area.columns where isCovered(column, row) {
        var cell = cell
        if isOutlined, isCovered(column - 1, row), isCovered(column + 1, row) {
          switch (isCovered(column, row - 1), isCovered(column, row + 1)) {
          case (true, true): continue
          // Half a cell is as high as a cell is wide.
          case (false, true) where theme.capabilities.glyphs == .unicode: cell.character = "▀"
          case (true, false) where theme.capabilities.glyphs == .unicode: cell.character = "▄"
          default: break
          }
        }
        put(cell, at: ScreenPoint(column: area.column + column, row: area.row + row))
      }
    }
  }
}

/// The marks of the board as the legend shows them.
package struct LegendMarks: Sendable, Hashable {
  /// The marks of the cursor, of a legal move, and of the last move.
  package let cursor, legalMove, lastMove: Span
  /// The mark of a disk that the last move turned over.
  package let turned: Span
  /// The mark of a disk that the move under the cursor would turn over.
  package let wouldTurn: Span
  /// The frame of what the coach speaks of.
  package let coach: Span
}

extension Theme {
  /// The marks of a board with squares of this size, in the shapes and colours of the board.
  package func legendMarks(_ size: SquareSize) -> LegendMarks {
    let last = "\(lastMoveMarks.left) \(lastMoveMarks.right)"
    func span(_ cell: Cell) -> Span { Span(String(cell.character ?? " "), cell.style) }
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
        wouldTurn: pixels("▄▄", palette.light.tint, on: palette.dark.tint),
        coach: Span("[ ]", frame))
    case .ruled where size.isFilledInColor(self):
      return LegendMarks(
        cursor: Span("[ ]", cursor), legalMove: span(legalCell),
        lastMove: span(filled(palette.lastMove)), turned: span(turnedMark(on: .dark)),
        wouldTurn: span(tintedDisk(.dark)), coach: Span("[ ]", frame))
    case .ruled, .small, .tiny:
      return LegendMarks(
        cursor: Span("[ ]", cursor), legalMove: span(legalCell), lastMove: Span(last),
        turned: Span(turnedMarks), wouldTurn: Span(String(wouldTurnMark)),
        coach: Span("[ ]", frame))
    }
  }
}
