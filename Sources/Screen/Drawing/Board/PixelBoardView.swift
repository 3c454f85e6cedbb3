import ReversiCore

/// Round disks of pixels between lines of pixels.
struct PixelBoardView {
  let board: BoardPicture
  let area: BoardArea
  let pitch: Int
  let palette: Palette

  /// The pixels between the lines, each way.
  private var inside: Int { pitch - 1 }

  func draw(on canvas: inout Canvas) {
    var pixels = PixelBoard(
      pitch: pitch, square: palette.board.full, line: palette.line.full)
    var shapes: [DiskFace: DiskImage] = [:]
    for square in Square.allCases {
      if let face = board.faces[square] {
        let image = shapes[face] ?? DiskImage(face, inside: inside, palette: palette)
        shapes[face] = image
        draw(image, on: square, &pixels)
        switch face {
        case .whole(let side) where square == board.lastMove:
          drawMark(palette.disk(side).lastMove, on: square, diskMarkSize, &pixels)
        case .turned(let side) where board.previewed.contains(square):
          // The colour of the disk after the move.
          drawMark(palette.disk(side.opponent).paint.full, on: square, diskMarkSize, &pixels)
        case .turned(let side):
          drawMark(palette.disk(side).turned, on: square, diskMarkSize, &pixels)
        case .whole, .turning: break
        }
      } else if board.choices.contains(square), board.hints[square] == nil {
        drawMark(palette.legal, on: square, (markSize, markSize), &pixels)
      }
    }
    if let cursor = board.cursor { drawBrackets(around: cursor, &pixels) }
    pixels.draw(column: area.painted.column, row: area.painted.row, on: &canvas)
    for (square, hint) in board.hints where board.faces[square] == nil {
      draw(hint, on: square, &canvas)
    }
  }

  private func draw(_ image: DiskImage, on square: Square, _ pixels: inout PixelBoard) {
    let (left, top) = (pitch * square.column + 1, pitch * square.row + 1)
    for row in 0..<inside {
      for column in 0..<inside {
        pixels[left + column, top + row] = image.colors[row * inside + column]
      }
    }
  }

  /// The size in pixels of the mark on an empty square: two, or more on large squares, always so
  /// that the mark is centred.
  private var markSize: Int {
    let size = max(2, inside / 4)
    return size + (size + inside) % 2
  }

  /// The size in pixels of the mark on a disk. A small disk within a rim has only two or three
  /// pixels each way, and some of them must show its side.
  private var diskMarkSize: (columns: Int, rows: Int) {
    let hasRims = palette.dark.rim != nil || palette.light.rim != nil
    switch inside {
    case 4 where hasRims: return (2, 1)
    case 5 where hasRims: return (1, 1)
    default: return (markSize, markSize)
    }
  }

  private func drawMark(
    _ color: Style.Color, on square: Square, _ size: (columns: Int, rows: Int),
    _ pixels: inout PixelBoard
  ) {
    let left = pitch * square.column + 1 + (inside - size.columns) / 2
    let top = pitch * square.row + 1 + (inside - size.rows) / 2
    pixels.fill(left..<left + size.columns, top..<top + size.rows, color)
  }

  /// Draws brackets at the corners of a square, on its lines.
  private func drawBrackets(around square: Square, _ pixels: inout PixelBoard) {
    let arm = max(2, (pitch + 1) / 3)
    let (left, top) = (pitch * square.column, pitch * square.row)
    let (right, bottom) = (left + pitch, top + pitch)
    for offset in 0..<arm {
      for row in [top, bottom] {
        pixels[left + offset, row] = palette.highlight
        pixels[right - offset, row] = palette.highlight
      }
      for column in [left, right] {
        pixels[column, top + offset] = palette.highlight
        pixels[column, bottom - offset] = palette.highlight
      }
    }
  }

  /// Draws the score of a move between the lines, and so beside the brackets.
  private func draw(
    _ hint: BoardPicture.HintMark, on square: Square, _ canvas: inout Canvas
  ) {
    let center = area.center(of: square)
    canvas.write(
      hint.score, column: center.column - hint.score.columns / 2, row: center.row,
      canvas.theme.score(hint))
  }
}

/// The pixels of a disk between the lines of its square.
private struct DiskImage {
  let colors: [Style.Color]

  init(_ face: DiskFace, inside: Int, palette: Palette) {
    let radius = Self.radius(inside)
    switch face {
    case .whole(let side):
      colors = Self.colors(side, inside: inside, halfWidth: radius, palette)
    case .turned(let side):
      colors = Self.colors(side, inside: inside, halfWidth: radius, palette)
    case .turning(let side, let fraction):
      let turn = DiskTurn(
        fraction: fraction, pictures: SquareSize.round(pitch: inside + 1).turnPictures)
      colors =
        turn.isOnEdge
        ? Self.edge(to: side, inside: inside, palette)
        : Self.colors(
          turn.isOver ? side : side.opponent, inside: inside,
          halfWidth: max(0.5, radius * turn.width), palette)
    }
  }

  /// Half the size of a disk. A disk is a little larger than its square, as long as it still looks
  /// round; on large squares it leaves a gap.
  private static func radius(_ inside: Int) -> Double {
    let excess = inside == 4 ? 0.5 : inside < 10 ? 0.1 : -1.8
    return (Double(inside) + excess) / 2
  }

  private static func colors(
    _ side: Disk, inside: Int, halfWidth: Double, _ palette: Palette
  ) -> [Style.Color] {
    let shape = DiskShape(
      columns: inside, rows: inside, halfWidth: halfWidth, halfHeight: radius(inside))
    let paint = palette.disk(side)
    let steps = [palette.board.full] + paint.edge + [paint.outline.full]
    let colors = shape.eighths.map { steps[Int($0)] }
    guard paint.rim != nil else { return colors }
    // The disk within the rim is smaller: the rim shows at least half a pixel wide.
    let rim = max(1, radius(inside) / 6)
    let inner = DiskShape(
      columns: inside, rows: inside, halfWidth: max(0, halfWidth - rim),
      halfHeight: radius(inside) - rim)
    return zip(colors, inner.eighths).map { $1 >= 4 ? paint.paint.full : $0 }
  }

  /// With two columns in the middle, one of each side; with one, the colour between them.
  private static func edge(
    to side: Disk, inside: Int, _ palette: Palette
  ) -> [Style.Color] {
    let height = radius(inside)
    return (0..<inside * inside).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: inside)
      let isCovered = abs(Double(row) + 0.5 - Double(inside) / 2) <= height
      guard isCovered, column == inside / 2 || column == (inside - 1) / 2 else {
        return palette.board.full
      }
      if !inside.isMultiple(of: 2) { return palette.edge }
      return palette.disk(column == inside / 2 ? side : side.opponent).paint.full
    }
  }
}
