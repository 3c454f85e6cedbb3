import Controls
import ReversiCore

/// A disk inside the lines of its square, made of half cells, whole cells, or letters.
struct BoxDisk {
  let face: DiskFace
  /// The cells between the lines.
  let columns, rows: Int
  /// Whether it is the last disk placed.
  let isLast: Bool

  func draw(at first: ScreenPoint, on canvas: inout Canvas) {
    let theme = canvas.theme
    canvas.fill(
      ScreenRect(column: first.column, row: first.row, columns: columns, rows: rows),
      theme.square)
    if theme.capabilities.glyphs == .ascii {
      drawLetters(at: first, on: &canvas)
    } else {
      drawBlocks(at: first, on: &canvas)
    }
    drawMarks(at: first, on: &canvas)
  }

  /// The side that shows; on the edge, the side that turns up.
  private var side: Disk {
    switch face {
    case .whole(let side), .turned(let side): side
    case .turning(let side, _): turn.map { $0.isOver || $0.isOnEdge } == true ? side : side.opponent
    }
  }

  private var turn: DiskTurn? {
    guard case .turning(_, let fraction) = face else { return nil }
    return DiskTurn(
      fraction: fraction, pictures: SquareSize.boxed(rows: rows + 1).turnPictures)
  }

  /// Whether the disk has two rows of whole cells.
  private var isFlat: Bool { columns == 4 && rows == 2 }

  /// The room beside a disk, which makes its corners round.
  private static let gap = 0.3

  /// Half the width of the disk, in columns.
  private var halfWidth: Double {
    let whole = Double(columns) / 2 - (isFlat ? 0 : Self.gap)
    guard let turn else { return whole }
    return turn.isOnEdge ? 0.5 : max(1, whole * turn.width)
  }

  private func drawBlocks(at first: ScreenPoint, on canvas: inout Canvas) {
    let theme = canvas.theme
    let halves = theme.capabilities.hasHalfBlocks ? 2 : 1
    // Both rows of a flat disk are as wide as the disk; slanted ends make it round.
    let shape = DiskShape(
      columns: columns, rows: halves * rows, halfWidth: halfWidth,
      halfHeight: isFlat ? Double(2 * rows) : Double(halves * rows) / 2 - Self.gap / 2)
    for row in 0..<rows {
      for column in 0..<columns {
        let upper = isInk(shape, column: column, row: halves * row, theme)
        let lower = isInk(shape, column: column, row: halves * row + halves - 1, theme)
        let cell = theme.block(upper: upper, lower: lower, side: side)
        canvas.put(
          cell.character ?? " ", column: first.column + column, row: first.row + row, cell.style)
      }
      if theme.capabilities.colors == .eight {
        drawEnds(shape, of: row, at: first, on: &canvas)
      }
    }
  }

  /// Draws the ends of a row of a disk of whole cells. A light disk gets a dark rim there. A disk
  /// of two rows would be a rectangle without slanted ends.
  private func drawEnds(
    _ shape: DiskShape, of row: Int, at first: ScreenPoint, on canvas: inout Canvas
  ) {
    let theme = canvas.theme
    let inks = (0..<columns).filter { shape.covers(column: $0, row: row) }
    guard inks.count > 2, let left = inks.first, let right = inks.last else { return }
    for (column, isLeft) in [(left, true), (right, false)] {
      let place = (column: first.column + column, row: first.row + row)
      if isFlat {
        canvas.put(
          isLeft == (row == 0) ? "/" : "\\", column: place.column, row: place.row, theme.rim)
      } else if side == .light {
        canvas.put(
          " ", column: place.column, row: place.row, Style(background: theme.rim.foreground))
      }
    }
  }

  /// Whether a pixel of the shape is painted. Without colours the dark disk is a ring and the light
  /// disk is filled.
  private func isInk(
    _ shape: DiskShape, column: Int, row: Int, _ theme: Theme
  ) -> Bool {
    guard shape.covers(column: column, row: row) else { return false }
    guard theme.capabilities.colors == .none, side == .dark else { return true }
    let neighbors = [(-1, 0), (1, 0), (0, -1), (0, 1)]
    return !neighbors.allSatisfy { shape.covers(column: column + $0.0, row: row + $0.1) }
  }

  /// Draws a frame as wide as the disk looks, with the side's letters in it.
  private func drawLetters(at first: ScreenPoint, on canvas: inout Canvas) {
    let theme = canvas.theme
    let style = theme.diskStyle(side)
    let reach = Int(halfWidth + Self.gap)
    let isFlat = rows == 2
    for row in 0..<rows {
      for offset in -reach...reach {
        let isEnd = abs(offset) == reach
        let character: Character
        switch row {
        case 0: character = isEnd ? "." : isFlat ? theme.letter(face) : "-"
        case rows - 1: character = isEnd ? "'" : isFlat ? theme.letter(face) : "-"
        default: character = isEnd ? "|" : theme.letter(face)
        }
        canvas.put(
          character, column: first.column + columns / 2 + offset, row: first.row + row, style)
      }
    }
  }

  private func drawMarks(at first: ScreenPoint, on canvas: inout Canvas) {
    let (column, row) = (first.column + (columns - 1) / 2, first.row + rows / 2)
    let theme = canvas.theme
    let style = theme.onDisk(side)
    if isLast {
      // The two middle columns, or those around the middle one.
      let left = columns.isMultiple(of: 2) ? column : column - 1
      canvas.put(theme.lastMoveMarks.left, column: left, row: row, style)
      canvas.put(theme.lastMoveMarks.right, column: column + 1, row: row, style)
    } else if case .turned = face, theme.capabilities.glyphs == .unicode {
      canvas.put(theme.legalMark, column: column, row: row, style)
    }
  }
}
