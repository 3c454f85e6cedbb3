import App
import Canvas
import ReversiCore
import Texts
import Words

/// An upright bar beside the board: white from above, black from below, with the lead over it. A
/// tie is in the middle.
struct EvaluationBar {
  /// Disks by which dark is ahead; nil until a score is known.
  let disks: Int?
  /// The cells of the bar. The number is in the row above them.
  let area: ScreenRect
  /// Whether the upper half of the first row stays free, as that of a board of pixels does.
  var isLower = false

  /// The lead that fills the bar. A game with a larger lead is almost won.
  private static let maximum = 32

  /// The pixels of the bar, two to a row.
  private var height: Int { 2 * area.rows }

  /// The pixels of light's part.
  private var light: Int {
    let lead = min(max(-Self.maximum, disks ?? 0), Self.maximum)
    return ((Self.maximum - lead) * height + Self.maximum) / (2 * Self.maximum)
  }

  func draw(on canvas: inout Canvas) {
    for row in 0..<area.rows {
      for column in area.column..<area.endColumn {
        draw(row: row, column: column, on: &canvas)
      }
    }
    drawNumber(on: &canvas)
  }

  private func draw(row: Int, column: Int, on canvas: inout Canvas) {
    let sides = [2 * row, 2 * row + 1].map { $0 < light ? Disk.light : .dark }
    guard canvas.theme.hasPixels else {
      let cell = canvas.theme.share(of: sides[0])
      canvas.put(cell.character ?? " ", column: column, row: area.row + row, cell.style)
      return
    }
    let palette = canvas.theme.palette
    let colors = sides.enumerated().map { half, side in
      // The tie has a mark of its own, and the whole bar has it until a score is known.
      disks == nil || 2 * row + half == area.rows
        ? palette.board.full : palette.disk(side).paint.full
    }
    canvas.putPixels(
      upper: isLower && row == 0 ? nil : colors[0], lower: colors[1], column: column,
      row: area.row + row)
  }

  /// Draws the lead in the colours of the side that is ahead.
  private func drawNumber(on canvas: inout Canvas) {
    let lead = disks.map { $0 == 0 ? "0" : "+\(abs($0))" } ?? String(canvas.theme.ellipsis)
    let side = disks.flatMap { $0 == 0 ? nil : $0 > 0 ? Disk.dark : .light }
    let column = area.column + (area.columns - lead.columns) / 2
    canvas.write(
      lead, column: min(column, area.column), row: area.row - 1,
      side.map(canvas.theme.diskStyle) ?? .plain)
  }
}
