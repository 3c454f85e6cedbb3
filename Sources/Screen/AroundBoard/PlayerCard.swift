import App
import BoardView
import Canvas
import ReversiCore
import Texts
import Words

/// A side in several rows: its disk on felt, its name above lines of text, and its disks in large
/// digits.
struct PlayerCard {
  let side: Disk
  let name: String
  let count: Int
  let isHighlighted: Bool
  let lines: [[Span]]
  /// A bar to the left of the area shows whose turn it is.
  let area: ScreenRect

  static let rows = (small: 3, large: 6)

  /// As a multiple of a small card.
  private static func scale(rows: Int) -> Int { rows < Self.rows.large ? 1 : 2 }
  private var scale: Int { Self.scale(rows: area.rows) }
  private var rows: Int { Self.rows.small * scale }
  private var diskColumns: Int { 8 * scale }

  static func textColumns(of area: ScreenRect) -> Int {
    let scale = scale(rows: area.rows)
    return area.columns - 8 * scale - 2 - BlockText.columns(of: "00", scale: scale)
  }

  func draw(on canvas: inout Canvas) {
    if isHighlighted {
      canvas.drawTurnBar(column: area.column - 1, rows: area.row..<area.row + rows)
    }
    drawDisk(on: &canvas)
    let column = area.column + diskColumns + 1
    let row = area.row + (scale > 1 ? 1 : 0)
    canvas.write(name, column: column, row: row, isHighlighted ? .bold : .plain)
    for (index, line) in lines.enumerated() where index + 1 < rows {
      canvas.write(line, column: column, row: row + 1 + index)
    }
    BlockText(
      String(count), scale: scale, style: isHighlighted ? .plain : canvas.theme.muted
    ).draw(endColumn: area.endColumn, row: area.row, on: &canvas)
  }

  /// The board's colour surrounds the disk: the terminal's background may have the disk's colour.
  private func drawDisk(on canvas: inout Canvas) {
    let theme = canvas.theme
    guard theme.hasPixels else {
      let field = ScreenRect(
        column: area.column, row: area.row, columns: diskColumns, rows: rows)
      canvas.fill(field, theme.square)
      // A disk with a letter has a middle.
      let height = theme.fillsInColor ? rows - 2 : rows - 1 + rows % 2
      let width = theme.fillsInColor ? 4 * scale : 2 * height + 1
      var disk = field.centered(columns: width, rows: height)
      disk.column = max(disk.column, field.column + 1)
      canvas.fillDisk(side, in: disk)
      return
    }
    let paint = theme.palette.disk(side)
    let radius = DiskShape.radius(inside: 2 * rows - 2)
    let shape = DiskShape(
      columns: diskColumns, rows: 2 * rows, halfWidth: radius, halfHeight: radius)
    let steps = [theme.palette.board.full] + paint.edge + [paint.paint.full]
    func color(_ column: Int, _ row: Int) -> Style.Color {
      steps[shape.eighths(column: column, row: row)]
    }
    for row in 0..<rows {
      for column in 0..<diskColumns {
        canvas.putPixels(
          upper: color(column, 2 * row), lower: color(column, 2 * row + 1),
          column: area.column + column, row: area.row + row)
      }
    }
  }
}

extension Canvas {
  mutating func drawTurnBar(column: Int, rows: Range<Int>) {
    let bar = theme.turnBar
    for row in rows { put(bar.character ?? " ", column: column, row: row, bar.style) }
  }
}
