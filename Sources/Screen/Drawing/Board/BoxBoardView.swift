import Controls
import ReversiCore

/// A board of disks made of whole or half cells, or of letters in frames, between thin lines.
struct BoxBoardView {
  let board: BoardPicture
  let area: BoardArea
  /// The rows of a square, including the line above it.
  let rows: Int

  private var columns: Int { 2 * rows }

  func draw(on canvas: inout Canvas) {
    canvas.fill(area.painted, canvas.theme.square)
    drawLines(on: &canvas)
    for square in Square.allCases {
      if let face = board.faces[square] {
        let isLast = square == board.lastMove && !board.previewed.contains(square)
        BoxDisk(face: face, columns: columns - 1, rows: rows - 1, isLast: isLast)
          .draw(at: inside(square), on: &canvas)
      } else if let hint = board.hints[square] {
        let center = area.center(of: square)
        canvas.write(
          hint.score, column: center.column - hint.score.columns / 2, row: center.row,
          canvas.theme.score(hint))
      } else if board.choices.contains(square) {
        let center = area.center(of: square)
        canvas.put(
          canvas.theme.legalMark, column: center.column, row: center.row, canvas.theme.square)
      }
    }
    if let cursor = board.cursor { drawCorners(around: cursor, on: &canvas) }
  }

  /// The first cell of a square, inside its lines.
  private func inside(_ square: Square) -> ScreenPoint {
    ScreenPoint(
      column: area.painted.column + columns * square.column + 1,
      row: area.painted.row + rows * square.row + 1)
  }

  private func drawLines(on canvas: inout Canvas) {
    let (lines, painted) = (canvas.theme.lines, area.painted)
    for row in 0..<painted.rows {
      for column in 0..<painted.columns {
        let line: Character
        switch (column.isMultiple(of: columns), row.isMultiple(of: rows)) {
        case (true, true):
          line = lines.joint(
            column: column, row: row, lastColumn: painted.columns - 1, lastRow: painted.rows - 1)
        case (true, false): line = lines.vertical
        case (false, true): line = lines.horizontal
        case (false, false): continue
        }
        canvas.put(
          line, column: painted.column + column, row: painted.row + row, canvas.theme.boardLine)
      }
    }
  }

  /// Draws the corners of the lines around a square in the cursor's style.
  private func drawCorners(around square: Square, on canvas: inout Canvas) {
    let first = inside(square)
    let (left, top) = (first.column - 1, first.row - 1)
    let (right, bottom) = (left + columns, top + rows)
    let (lines, style) = (canvas.theme.lines, canvas.theme.cursor)
    canvas.put(lines.upperLeft, column: left, row: top, style)
    canvas.put(lines.upperRight, column: right, row: top, style)
    canvas.put(lines.lowerLeft, column: left, row: bottom, style)
    canvas.put(lines.lowerRight, column: right, row: bottom, style)
    for row in [top, bottom] {
      canvas.put(lines.horizontal, column: left + 1, row: row, style)
      canvas.put(lines.horizontal, column: right - 1, row: row, style)
    }
  }
}
