import ReversiCore

/// The board with the names of its rows and columns.
struct BoardView {
  let board: BoardPicture
  let area: BoardArea

  private var size: SquareSize { area.squareSize }

  func draw(on canvas: inout Canvas) {
    drawNames(on: &canvas)
    canvas.fill(area.painted, canvas.theme.square)
    drawLines(on: &canvas)
    for square in Square.allCases {
      canvas.makeClickable(area.area(of: square), .square(square))
      if let face = board.faces[square] {
        draw(face, on: square, &canvas)
      } else if let hint = board.hints[square] {
        draw(hint, on: square, &canvas)
      } else if board.choices.contains(square) {
        drawChoice(square, on: &canvas)
      }
    }
    if let square = board.lastMove {
      let marks = canvas.theme.lastMoveMarks
      drawMarks(
        String(marks.left), String(marks.right), at: square,
        canvas.theme.style(board.faces[square]), on: &canvas)
    }
    guard let cursor = board.cursor else { return }
    drawCursor(at: cursor, on: &canvas)
    canvas.setCursor(area.center(of: cursor))
  }

  private func drawNames(on canvas: inout Canvas) {
    for index in 0..<8 {
      guard let square = Square(column: index, row: index) else { continue }
      let center = area.center(of: square)
      let name = String(square.description.prefix(1))
      canvas.write(name, column: center.column, row: area.whole.row)
      let column = area.whole.column + (size == .tiny ? 0 : 1)
      canvas.write(String(index + 1), column: column, row: center.row)
    }
  }

  /// Draws lines between the squares, or marks where they meet if the squares are large enough
  /// without.
  private func drawLines(on canvas: inout Canvas) {
    switch size {
    case .huge:
      for row in 0..<8 {
        for column in 0..<8 {
          canvas.put(
            canvas.theme.lines.cross, column: area.painted.column + column * size.columnPitch,
            row: area.painted.row + row * size.rowPitch, canvas.theme.boardLine)
        }
      }
    case .large:
      for row in 0..<area.painted.rows {
        for column in 0..<area.painted.columns {
          guard let line = line(column: column, row: row, canvas.theme.lines) else { continue }
          canvas.put(
            line, column: area.painted.column + column, row: area.painted.row + row,
            canvas.theme.boardLine)
        }
      }
    case .small, .tiny:
      break
    }
  }

  /// The part of the ruled lines that a cell of the painted board shows.
  private func line(column: Int, row: Int, _ lines: LineGlyphs) -> Character? {
    let isOnRow = row.isMultiple(of: size.rowPitch)
    guard column.isMultiple(of: size.columnPitch) else { return isOnRow ? lines.horizontal : nil }
    guard isOnRow else { return lines.vertical }
    let (isLeft, isRight) = (column == 0, column == area.painted.columns - 1)
    if row == 0 { return isLeft ? lines.upperLeft : isRight ? lines.upperRight : lines.upperTee }
    if row == area.painted.rows - 1 {
      return isLeft ? lines.lowerLeft : isRight ? lines.lowerRight : lines.lowerTee
    }
    return isLeft ? lines.leftTee : isRight ? lines.rightTee : lines.cross
  }

  private func draw(_ face: DiskFace, on square: Square, _ canvas: inout Canvas) {
    let center = area.center(of: square)
    let theme = canvas.theme
    guard size == .huge else {
      return canvas.put(
        theme.glyph(face), column: center.column, row: center.row, theme.style(face))
    }
    for (row, line) in theme.picture(face).enumerated() {
      for (column, character) in line.enumerated() {
        canvas.put(
          character, column: center.column - 1 + column, row: center.row - 1 + row,
          theme.pictureStyle(face, column: column, row: row))
      }
    }
  }

  private func drawChoice(_ square: Square, on canvas: inout Canvas) {
    let center = area.center(of: square)
    for offset in 0..<(size == .huge ? 2 : 1) {
      canvas.put(
        canvas.theme.legalMark, column: center.column + offset, row: center.row,
        canvas.theme.square)
    }
  }

  /// What a move is worth, or its rank where the square is too small for that.
  private func draw(
    _ hint: BoardPicture.HintMark, on square: Square, _ canvas: inout Canvas
  ) {
    let center = area.center(of: square)
    let style = hint.isBest ? canvas.theme.best : canvas.theme.square
    if size == .tiny {
      let mark = hint.rank < 10 ? Character(String(hint.rank)) : canvas.theme.legalMark
      return canvas.put(mark, column: center.column, row: center.row, style)
    }
    let column = center.column - (hint.score.columns > 1 ? 1 : 0)
    canvas.write(hint.score, column: column, row: center.row, style)
  }

  private func drawMarks(
    _ left: String, _ right: String, at square: Square, _ style: Style, on canvas: inout Canvas
  ) {
    let center = area.center(of: square)
    let offsets = size.markOffsets
    canvas.write(left, column: center.column + offsets.left, row: center.row, style)
    canvas.write(right, column: center.column + offsets.right, row: center.row, style)
  }

  /// Brackets around the selected square, in front of the marks of the last move.
  private func drawCursor(at square: Square, on canvas: inout Canvas) {
    let style = canvas.theme.cursor
    drawMarks("[", "]", at: square, style, on: &canvas)
    guard size == .huge else { return }
    let center = area.center(of: square)
    let (left, right) = (
      center.column + size.markOffsets.left, center.column + size.markOffsets.right
    )
    let lines = canvas.theme.lines
    canvas.put(lines.upperLeft, column: left, row: center.row - 1, style)
    canvas.put(lines.upperRight, column: right, row: center.row - 1, style)
    canvas.put(lines.lowerLeft, column: left, row: center.row + 1, style)
    canvas.put(lines.lowerRight, column: right, row: center.row + 1, style)
  }
}
