import Controls
import ReversiCore

/// A board of disks made of whole or half cells, or of letters in frames, between thin lines.
struct BoxBoardView {
  let board: BoardPicture
  let area: BoardArea

  /// The columns from a line to the next.
  private var columns: Int { area.squareSize.columnPitch }
  /// The rows from a line to the next. The line above every second row of squares may be missing.
  private var lineRows: Int {
    if case .boxed(let rows) = area.squareSize { rows } else { SquareSize.pairedPitch }
  }
  /// The rows of a disk.
  private var diskRows: Int {
    if case .boxed(let rows) = area.squareSize { rows - 1 } else { 2 }
  }

  func draw(on canvas: inout Canvas) {
    canvas.fill(area.painted, canvas.theme.square)
    drawLines(on: &canvas)
    for square in Square.allCases {
      if let face = board.faces[square] {
        let isLast = square == board.lastMove && !board.previewed.contains(square)
        BoxDisk(face: face, columns: columns - 1, rows: diskRows, isLast: isLast)
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
    let cells = area.area(of: square)
    let hasLineAbove = (cells.row - area.painted.row).isMultiple(of: lineRows)
    return ScreenPoint(column: cells.column + 1, row: cells.row + (hasLineAbove ? 1 : 0))
  }

  private func drawLines(on canvas: inout Canvas) {
    let (lines, painted) = (canvas.theme.lines, area.painted)
    for row in 0..<painted.rows {
      for column in 0..<painted.columns {
        let line: Character
        switch (column.isMultiple(of: columns), row.isMultiple(of: lineRows)) {
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
    let (left, right) = (first.column - 1, first.column - 1 + columns)
    guard case .boxed = area.squareSize else {
      // There is a line above or below the square, not both: draw brackets beside it.
      for row in first.row..<first.row + diskRows {
        canvas.put("[", column: left, row: row, canvas.theme.cursor)
        canvas.put("]", column: right, row: row, canvas.theme.cursor)
      }
      return
    }
    let (top, bottom) = (first.row - 1, first.row + diskRows)
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
