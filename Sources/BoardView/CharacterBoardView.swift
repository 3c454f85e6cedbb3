import Canvas
import ReversiCore

/// A board of whole cells. Disks are characters or, in eight colours, shapes of filled cells.
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
      } else if let side = board.ghost(on: square), showsGhosts(canvas.theme) {
        drawGhost(of: side, on: square, &canvas)
      } else if let hint = board.hints[square] {
        draw(hint, on: square, canvas.theme.score(hint), &canvas)
      } else if board.choices.contains(square) {
        canvas.put(canvas.theme.legalCell, at: area.center(of: square))
      }
    }
    if let square = board.lastMove, !size.isFilledInColor(canvas.theme) {
      let marks = canvas.theme.lastMoveMarks
      let style = letterStyle(board.faces[square], canvas.theme)
      drawMarks(marks.left, marks.right, at: square, style, &canvas)
    }
    for square in board.framed { drawFrame(around: square, on: &canvas) }
    if let cursor = board.cursor { drawCursor(at: cursor, on: &canvas) }
  }

  private func isFilled(_ theme: Theme) -> Bool { size.isFilled(theme) }

  private func letterStyle(_ face: DiskFace?, _ theme: Theme) -> Style {
    switch face {
    case .whole(let side), .turned(let side):
      isFilled(theme) ? theme.letterStyle(side) : theme.style(face)
    case .turning, nil: theme.style(face)
    }
  }

  private func drawLines(on canvas: inout Canvas) {
    guard case .ruled(let pitch) = size else { return }
    for row in 0..<area.painted.rows {
      for column in 0..<area.painted.columns {
        guard let line = line(column: column, row: row, pitch: pitch, canvas.theme.lines)
        else { continue }
        canvas.put(
          line, column: area.painted.column + column, row: area.painted.row + row,
          canvas.theme.boardLine)
      }
    }
  }

  private func line(
    column: Int, row: Int, pitch: Int, _ lines: LineGlyphs
  ) -> Character? {
    let (isOnRow, isOnColumn) = (row.isMultiple(of: pitch), column.isMultiple(of: 2 * pitch))
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
    if case .ruled(let pitch) = size, isFilled(canvas.theme) {
      return drawFilled(face, on: square, inside: inside(square, pitch: pitch), &canvas)
    }
    let glyph =
      board.wouldTurn(square) ? canvas.theme.wouldTurnMark : canvas.theme.boardGlyph(face)
    canvas.put(glyph, column: center.column, row: center.row, canvas.theme.style(face))
  }

  /// Whether the disk that the move under the cursor would place can look unlike a placed one.
  private func showsGhosts(_ theme: Theme) -> Bool {
    size.isFilledInColor(theme) || !isFilled(theme) && !theme.usesLetters
  }

  private func drawGhost(of side: Disk, on square: Square, _ canvas: inout Canvas) {
    if case .ruled(let pitch) = size, isFilled(canvas.theme) {
      return canvas.fillDisk(side, in: core(of: inside(square, pitch: pitch)))
    }
    let center = area.center(of: square)
    canvas.put(
      canvas.theme.wouldTurnMark, column: center.column, row: center.row,
      canvas.theme.diskStyle(side))
  }

  private func core(of inside: ScreenRect) -> ScreenRect {
    inside.centered(columns: max(1, inside.columns - 4), rows: max(1, inside.rows - 2))
  }

  private func inside(_ square: Square, pitch: Int) -> ScreenRect {
    let cells = area.area(of: square)
    return ScreenRect(
      column: cells.column + 1, row: cells.row + 1, columns: 2 * pitch - 1, rows: pitch - 1)
  }

  private func drawFilled(
    _ face: DiskFace, on square: Square, inside: ScreenRect, _ canvas: inout Canvas
  ) {
    let center = area.center(of: square)
    // A tint of one cell has no room for a mark.
    let hasMark =
      canvas.theme.fillsInColor && (!board.wouldTurn(square) || core(of: inside).columns > 1)
    switch face {
    case .whole(let side):
      fillDisk(side, on: square, inside: inside, &canvas)
      if square == board.lastMove, hasMark {
        canvas.put(canvas.theme.filled(canvas.theme.palette.lastMove), at: center)
      }
    case .turned(let side):
      fillDisk(side, on: square, inside: inside, &canvas)
      if hasMark {
        canvas.put(canvas.theme.turnedMark(on: side), at: center)
      } else if !canvas.theme.fillsInColor, !board.wouldTurn(square) {
        canvas.put(
          canvas.theme.letter(face), column: center.column, row: center.row,
          canvas.theme.letterStyle(side))
      }
    case .turning(let side, let fraction):
      switch TurnPicture(to: side, fraction: fraction) {
      case .old: canvas.fillDisk(side.opponent, in: inside)
      case .narrow(let shown): canvas.fillDisk(shown, in: inside, width: 0.5)
      case .edge:
        for row in inside.row..<inside.endRow {
          canvas.put(
            canvas.theme.lines.vertical, column: center.column, row: row, canvas.theme.square)
        }
      }
    }
  }

  private func fillDisk(
    _ side: Disk, on square: Square, inside: ScreenRect, _ canvas: inout Canvas
  ) {
    canvas.fillDisk(side, in: inside)
    guard board.wouldTurn(square) else { return }
    let theme = canvas.theme
    let tint =
      theme.fillsInColor
      ? theme.tintedDisk(side)
      : Cell(character: theme.wouldTurnMark, style: theme.letterStyle(side))
    canvas.fillDisk(tint, in: core(of: inside))
  }

  private func draw(
    _ hint: BoardPicture.HintMark, on square: Square, _ style: Style, _ canvas: inout Canvas
  ) {
    let center = area.center(of: square)
    if size == .tiny {
      let mark = hint.rank < 10 ? Character(String(hint.rank)) : canvas.theme.smallDot
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

  /// As the cursor has brackets.
  private func drawFrame(around square: Square, on canvas: inout Canvas) {
    let distance = if case .ruled(let pitch) = size { pitch } else { 1 }
    drawMarks("(", ")", distance: distance, at: square, canvas.theme.frame, &canvas)
  }

  /// On the lines if there are any, otherwise over the marks of the last move. Brackets cover no
  /// number: a number without room for them is painted instead.
  private func drawCursor(at square: Square, on canvas: inout Canvas) {
    let style = canvas.theme.cursor
    let isNumbered = board.faces[square] == nil && board.hints[square] != nil
    switch size {
    case .small where isNumbered:
      guard let hint = board.hints[square] else { return }
      draw(hint, on: square, canvas.theme.selectedNumber.marked(isExact: hint.isExact), &canvas)
    case .ruled(pitch: 2): drawMarks("[", "]", distance: 2, at: square, style, &canvas)
    case .ruled(let pitch): drawCorners(around: square, pitch: pitch, style, &canvas)
    default: drawMarks("[", "]", at: square, style, &canvas)
    }
  }

  private func drawCorners(
    around square: Square, pitch: Int, _ style: Style, _ canvas: inout Canvas
  ) {
    let cells = area.area(of: square)
    let lines = canvas.theme.lines
    let corners = [[lines.upperLeft, lines.upperRight], [lines.lowerLeft, lines.lowerRight]]
    for (y, row) in corners.enumerated() {
      for (x, corner) in row.enumerated() {
        let column = cells.column + 2 * pitch * x
        let row = cells.row + pitch * y
        for arm in 1...pitch / 2 {
          canvas.put(
            lines.horizontal, column: column + (x == 0 ? arm : -arm), row: row, style)
        }
        for arm in 0..<pitch / 4 {
          canvas.put(
            lines.vertical, column: column, row: row + (y == 0 ? arm + 1 : -arm - 1), style)
        }
        canvas.put(corner, column: column, row: row, style)
      }
    }
  }
}
