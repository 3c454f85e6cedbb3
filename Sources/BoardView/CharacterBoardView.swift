import Canvas
import ReversiCore

/// A board whose disks are characters.
struct CharacterBoardView {
  let board: BoardPicture
  let area: BoardArea

  private var size: SquareSize { area.squareSize }

  func draw(on canvas: inout Canvas) {
    canvas.fill(area.painted, canvas.theme.square)
    drawLines(on: &canvas)
    for square in Square.allCases {
      if let face = board.faces[square] {
        draw(face, on: square, &canvas)
      } else if let hint = board.hints[square] {
        draw(hint, on: square, canvas.theme.score(hint), &canvas)
      } else if board.choices.contains(square) {
        let center = area.center(of: square)
        canvas.put(
          canvas.theme.legalMark, column: center.column, row: center.row, canvas.theme.square)
      }
    }
    if let square = board.lastMove {
      let marks = canvas.theme.lastMoveMarks
      let style = canvas.theme.style(board.faces[square])
      drawMarks(marks.left, marks.right, at: square, style, &canvas)
    }
    if let cursor = board.cursor { drawCursor(at: cursor, on: &canvas) }
  }

  private func drawLines(on canvas: inout Canvas) {
    guard size == .ruled else { return }
    for row in 0..<area.painted.rows {
      for column in 0..<area.painted.columns {
        guard let line = line(column: column, row: row, canvas.theme.lines) else { continue }
        canvas.put(
          line, column: area.painted.column + column, row: area.painted.row + row,
          canvas.theme.boardLine)
      }
    }
  }

  /// The line in a cell of the painted board; nil inside a square.
  private func line(column: Int, row: Int, _ lines: LineGlyphs) -> Character? {
    let (isOnRow, isOnColumn) = (row.isMultiple(of: 2), column.isMultiple(of: 4))
    guard isOnColumn else { return isOnRow ? lines.horizontal : nil }
    guard isOnRow else { return lines.vertical }
    let isLeft = column == 0
    let isRight = column == area.painted.columns - 1
    switch row {
    case 0: return isLeft ? lines.upperLeft : isRight ? lines.upperRight : lines.upperTee
    case area.painted.rows - 1:
      return isLeft ? lines.lowerLeft : isRight ? lines.lowerRight : lines.lowerTee
    default: return isLeft ? lines.leftTee : isRight ? lines.rightTee : lines.cross
    }
  }

  private func draw(_ face: DiskFace, on square: Square, _ canvas: inout Canvas) {
    let center = area.center(of: square)
    let style = canvas.theme.style(face)
    if size == .ruled {
      // A disk that would not stand out from the board gets a field of its own.
      canvas.put(" ", column: center.column - 1, row: center.row, style)
      canvas.put(" ", column: center.column + 1, row: center.row, style)
    }
    canvas.put(
      canvas.theme.boardGlyph(face), column: center.column, row: center.row, style)
  }

  /// Draws the score of a move, or its rank if the square is too small for the score.
  private func draw(
    _ hint: BoardPicture.HintMark, on square: Square, _ style: Style, _ canvas: inout Canvas
  ) {
    let center = area.center(of: square)
    if size == .tiny {
      let mark = hint.rank < 10 ? Character(String(hint.rank)) : canvas.theme.legalMark
      return canvas.put(mark, column: center.column, row: center.row, style)
    }
    let column = center.column - (hint.score.columns > 1 ? 1 : 0)
    canvas.write(hint.score, column: column, row: center.row, style)
  }

  private func drawMarks(
    _ left: Character, _ right: Character, distance: Int = 1, at square: Square, _ style: Style,
    _ canvas: inout Canvas
  ) {
    let center = area.center(of: square)
    canvas.put(left, column: center.column - distance, row: center.row, style)
    canvas.put(right, column: center.column + distance, row: center.row, style)
  }

  /// Draws brackets around the selected square: on the lines if there are any, otherwise over the
  /// marks of the last move. Brackets cover no number: one without room for them is painted
  /// instead.
  private func drawCursor(at square: Square, on canvas: inout Canvas) {
    let style = canvas.theme.cursor
    let isNumbered = board.faces[square] == nil && board.hints[square] != nil
    switch size {
    case .small where isNumbered:
      guard let hint = board.hints[square] else { return }
      draw(hint, on: square, canvas.theme.selectedNumber.marked(isExact: hint.isExact), &canvas)
    case .ruled: drawMarks("[", "]", distance: 2, at: square, style, &canvas)
    default: drawMarks("[", "]", at: square, style, &canvas)
    }
  }
}
