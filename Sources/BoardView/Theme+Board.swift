import Canvas
import ReversiCore

/// The look of disks and scores on the board.
extension Theme {
  /// A disk in one cell of the board. With colours, it is filled for both sides.
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

  /// The letter for a disk; a small letter if the disk was turned over or is turning.
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

  /// A disk in its current look, or an empty square.
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

  /// The marks of a board whose disks are shapes of filled cells, each in one cell. All fonts have
  /// their characters, even those of the Linux console.
  var filledMarks: (legal: Cell, lastMove: Cell, turned: Cell) {
    func onBlack(_ paint: Palette.Paint) -> Style {
      Style(foreground: color(paint), background: color(palette.dark.paint), isBold: true)
    }
    return (
      Cell(character: "•", style: square),
      Cell(character: "█", style: onBlack(palette.lastMove)),
      Cell(character: "═", style: onBlack(palette.turned))
    )
  }

  /// The score of a move on its square. An exact score is bold and underlined.
  func score(_ hint: BoardPicture.HintMark) -> Style {
    (hint.isBest ? best : square).marked(isExact: hint.isExact)
  }
}

extension SquareSize {
  /// Whether disks are shapes of filled cells: in eight colours, where there are lines between
  /// them.
  func isFilled(_ theme: Theme) -> Bool {
    if case .ruled = self { theme.fillsDisks } else { false }
  }
}

extension Canvas {
  /// Fills the cells of an area that are at least half covered by a disk. The largest disk touches
  /// the edges of the area.
  ///
  /// - Parameter width: The width that shows, as a part of the whole.
  package mutating func fillDisk(_ side: Disk, in area: ScreenRect, width: Double = 1) {
    fillDisk(theme.filledDisk(side), in: area, width: width)
  }

  /// Fills the cells of an area that are at least half covered by a disk.
  mutating func fillDisk(_ cell: Cell, in area: ScreenRect, width: Double = 1) {
    let shape = DiskShape(
      columns: area.columns, rows: area.rows, halfWidth: width * Double(area.columns) / 2,
      halfHeight: Double(area.rows) / 2)
    for row in 0..<area.rows {
      for column in 0..<area.columns where shape.eighths(column: column, row: row) >= 4 {
        put(cell, at: ScreenPoint(column: area.column + column, row: area.row + row))
      }
    }
  }
}
