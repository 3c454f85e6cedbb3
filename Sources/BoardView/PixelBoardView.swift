import Canvas
import ReversiCore

/// Round disks of pixels between lines of pixels, in the table of 256 colours.
struct PixelBoardView {
  let board: BoardPicture
  let area: BoardArea
  let pitch: Int
  let theme: Theme

  private var palette: Palette { theme.palette }
  /// In pixels, without the lines.
  private var inside: Int { pitch - 1 }

  /// Draws only the upper left corner if a `part` is given.
  func draw(_ part: ScreenSize? = nil, on canvas: inout Canvas) {
    var pixels = PixelBoard(pitch: pitch, square: palette.board.full, line: palette.line.full)
    drawDisks(&pixels)
    for square in board.framed { drawFrame(around: square, &pixels) }
    if let cursor = board.cursor { drawBrackets(around: cursor, &pixels) }
    pixels.draw(part, column: area.painted.column, row: area.painted.row, on: &canvas)
    for square in Square.allCases where board.faces[square] == nil {
      if let hint = board.hints[square] { draw(hint, on: square, &canvas) }
    }
  }

  private func drawDisks(_ pixels: inout PixelBoard) {
    // Few looks differ.
    var images: [DiskLook: DiskImage] = [:]
    for (square, look) in looks {
      let image = images[look] ?? DiskImage(look, inside: inside, palette: palette)
      images[look] = image
      draw(image, on: square, &pixels)
    }
    for square in Square.allCases { drawMark(on: square, &pixels) }
  }

  private var looks: [Square: DiskLook] {
    var looks: [Square: DiskLook] = [:]
    for (square, face) in board.faces {
      looks[square] = DiskLook(face: face, shade: board.wouldTurn(square) ? .tinted : .plain)
    }
    if let preview = board.preview, let side = board.ghost(on: preview.square) {
      looks[preview.square] = DiskLook(face: .whole(side), shade: .ghost)
    }
    return looks
  }

  private func draw(_ image: DiskImage, on square: Square, _ pixels: inout PixelBoard) {
    let (left, top) = (pitch * square.column + 1, pitch * square.row + 1)
    for row in 0..<inside {
      for column in 0..<inside {
        pixels[left + column, top + row] = image.colors[row * inside + column]
      }
    }
  }

  /// The marks differ in shape, not only in colour.
  private func drawMark(on square: Square, _ pixels: inout PixelBoard) {
    let marks = MarkShapes(inside: inside)
    switch board.faces[square] {
    case .whole where square == board.lastMove:
      drawMark(marks.square, palette.lastMove, on: square, &pixels)
    case .turned: drawMark(marks.bar, palette.turned, on: square, &pixels)
    case .whole, .turning: break
    case nil where board.ghost(on: square) != nil: break
    case nil where board.choices.contains(square) && board.hints[square] == nil:
      drawMark(marks.square, palette.legal, on: square, &pixels)
    case nil: break
    }
  }

  private func drawMark(
    _ shape: MarkShapes.Shape, _ paint: Palette.Paint, on square: Square,
    _ pixels: inout PixelBoard
  ) {
    let (left, top) = (pitch * square.column + 1, pitch * square.row + 1)
    pixels.fill(
      left + shape.columns.lowerBound..<left + shape.columns.upperBound,
      top + shape.rows.lowerBound..<top + shape.rows.upperBound, paint.full)
  }

  private func drawFrame(around square: Square, _ pixels: inout PixelBoard) {
    let (left, top) = (pitch * square.column, pitch * square.row)
    let (columns, rows) = (left..<left + pitch + 1, top..<top + pitch + 1)
    for column in [left, left + pitch] {
      pixels.fill(column..<column + 1, rows, theme.accentColor)
    }
    for row in [top, top + pitch] { pixels.fill(columns, row..<row + 1, theme.accentColor) }
  }

  private func drawBrackets(around square: Square, _ pixels: inout PixelBoard) {
    let arm = max(2, (pitch + 1) / 3)
    let (left, top) = (pitch * square.column, pitch * square.row)
    let (right, bottom) = (left + pitch, top + pitch)
    for offset in 0..<arm {
      for row in [top, bottom] {
        pixels[left + offset, row] = theme.cursorColor
        pixels[right - offset, row] = theme.cursorColor
      }
      for column in [left, right] {
        pixels[column, top + offset] = theme.cursorColor
        pixels[column, bottom - offset] = theme.cursorColor
      }
    }
  }

  private func draw(
    _ hint: BoardPicture.HintMark, on square: Square, _ canvas: inout Canvas
  ) {
    let center = area.center(of: square)
    canvas.write(
      hint.score, column: center.column - hint.score.columns / 2, row: center.row,
      theme.score(hint))
  }
}

/// The marks of a square, in pixels between its lines.
struct MarkShapes: Sendable, Hashable {
  struct Shape: Sendable, Hashable {
    let columns: Range<Int>
    let rows: Range<Int>
  }

  /// At most half as wide as a disk, which it must not look like.
  let square: Shape
  /// Flat, and in the third row of the smallest disks.
  let bar: Shape

  /// `inside` is the width and the height of a square in pixels, without its lines.
  init(inside: Int) {
    let minimum = inside < 6 ? 1 : max(2, inside / 4)
    let size = minimum + (minimum + inside) % 2
    let begin = (inside - size) / 2
    square = Shape(columns: begin..<begin + size, rows: begin..<begin + size)
    // A bar exactly in the middle of a small disk would cover too much of its colour.
    let (margin, height) =
      inside < 5
      ? (begin, 1) : (max(1, begin - 1), inside.isMultiple(of: 2) ? 2 : size < 5 ? 1 : 3)
    let top = inside < 5 ? 2 : (inside - height) / 2
    bar = Shape(columns: margin..<inside - margin, rows: top..<top + height)
  }
}

private struct DiskLook: Hashable {
  enum Shade: Hashable {
    case plain
    /// The move under the cursor would turn the disk over.
    case tinted
    /// The move under the cursor would place the disk.
    case ghost
  }

  let face: DiskFace
  let shade: Shade
}

private struct DiskImage {
  let colors: [Style.Color]

  init(_ look: DiskLook, inside: Int, palette: Palette) {
    let radius = DiskShape.radius(inside: inside)
    switch look.face {
    case .whole(let side), .turned(let side):
      colors = Self.colors(side, inside: inside, halfWidth: radius, palette, look.shade)
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

  private static func colors(
    _ side: Disk, inside: Int, halfWidth: Double, _ palette: Palette,
    _ shade: DiskLook.Shade = .plain
  ) -> [Style.Color] {
    let shape = DiskShape(
      columns: inside, rows: inside, halfWidth: halfWidth,
      halfHeight: DiskShape.radius(inside: inside))
    let paint = palette.disk(side)
    let steps =
      [palette.board.full] + paint.edge + [(shade == .tinted ? paint.tint : paint.paint).full]
    // The board shines through a disk that is not there yet.
    return shape.eighths.map { steps[shade == .ghost ? Int($0) * 5 / 8 : Int($0)] }
  }

  /// Two columns in the middle show one side each; a single one has the colour between them.
  private static func edge(to side: Disk, inside: Int, _ palette: Palette) -> [Style.Color] {
    (0..<inside * inside).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: inside)
      let isCovered =
        abs(Double(row) + 0.5 - Double(inside) / 2) <= DiskShape.radius(inside: inside)
      guard isCovered, column == inside / 2 || column == (inside - 1) / 2 else {
        return palette.board.full
      }
      guard inside.isMultiple(of: 2) else { return palette.edge }
      return palette.disk(column == inside / 2 ? side : side.opponent).paint.full
    }
  }
}

/// A cell shows two pixels, one above the other.
struct PixelBoard {
  /// In pixels, with the lines to the left of a square and above it.
  let pitch: Int
  let extent: Int
  private let square, line: Style.Color
  private var colors: [Style.Color]

  init(pitch: Int, square: Style.Color, line: Style.Color) {
    self.pitch = pitch
    self.square = square
    self.line = line
    extent = 8 * pitch + 1
    colors = Array(repeating: square, count: extent * extent)
    for place in stride(from: 0, to: extent, by: pitch) {
      for other in 0..<extent {
        self[place, other] = line
        self[other, place] = line
      }
    }
  }

  subscript(column: Int, row: Int) -> Style.Color {
    get { colors[row * extent + column] }
    set { colors[row * extent + column] = newValue }
  }

  mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, _ color: Style.Color) {
    for row in rows {
      for column in columns { self[column, row] = color }
    }
  }

  private var cellRows: Int { SquareSize.round(pitch: pitch).boardRows }

  /// The upper one may be above the board.
  private func pixelRows(_ row: Int) -> (upper: Int, lower: Int) {
    let upper = 2 * row - SquareSize.halfRowsAbove(pitch: pitch)
    return (upper, upper + 1)
  }

  /// Draws only the upper left corner if a `part` is given. An upright line is a full block on the
  /// colour of the squares, so that a row of empty squares needs no change of colour. That saves a
  /// third of the bytes of a screen.
  func draw(_ part: ScreenSize?, column first: Int, row top: Int, on canvas: inout Canvas) {
    let block = Cell(.fullBlock, style: Style(foreground: line, background: square))
    for row in 0..<(part?.rows ?? cellRows) {
      let (upper, lower) = pixelRows(row)
      let hasUprightLines = !upper.isMultiple(of: pitch)
      var last: (upper: Style.Color?, lower: Style.Color, cell: Cell)?
      for column in 0..<(part?.columns ?? extent) {
        let point = ScreenPoint(column: first + column, row: top + row)
        let upperColor = upper < 0 ? nil : self[column, upper]
        let lowerColor = self[column, lower]
        if hasUprightLines, column.isMultiple(of: pitch), upperColor == line, lowerColor == line {
          canvas.put(block, at: point)
          continue
        }
        // Most cells look like the one to their left.
        if let last, last.upper == upperColor, last.lower == lowerColor {
          canvas.put(last.cell, at: point)
        } else {
          let cell = canvas.theme.pixels(upper: upperColor, lower: lowerColor)
          canvas.put(cell, at: point)
          last = (upperColor, lowerColor, cell)
        }
      }
    }
  }
}

/// The parts of the pixels of a square that a disk covers, in eighths.
package struct DiskShape: Sendable, Hashable {
  let columns, rows: Int
  let eighths: [UInt8]

  /// The radius of a disk in a square of `inside` pixels each way. Its outermost pixels are covered
  /// or free: half-covered ones look like ears. A small disk is therefore a little larger than its
  /// square; a large one leaves a gap, so that a full board does not look crowded.
  package static func radius(inside: Int) -> Double {
    let excess = inside < 6 ? 0.5 : inside < 10 ? 0 : -1.8
    return (Double(inside) + excess) / 2
  }

  /// An ellipse in the middle of a square. All sizes are in pixels.
  package init(columns: Int, rows: Int, halfWidth: Double, halfHeight: Double) {
    self.columns = columns
    self.rows = rows
    let samples = 16
    let middle = Double(columns) / 2
    var eighths: [UInt8] = []
    eighths.reserveCapacity(columns * rows)
    for row in 0..<rows {
      var covered = Array(repeating: 0, count: columns)
      for sample in 0..<samples {
        let y = Double(row) + (Double(sample) + 0.5) / Double(samples) - Double(rows) / 2
        let rest = 1 - y * y / (halfHeight * halfHeight)
        guard rest > 0 else { continue }
        // Count the samples of this line that are close enough to the middle.
        let reach = halfWidth * rest.squareRoot()
        let first = ((middle - reach) * Double(samples) - 0.5).rounded(.up)
        let last = ((middle + reach) * Double(samples) - 0.5).rounded(.down)
        for column in 0..<columns {
          let begin = max(Int(first), column * samples)
          let end = min(Int(last), (column + 1) * samples - 1)
          covered[column] += max(0, end - begin + 1)
        }
      }
      let whole = samples * samples
      eighths += covered.map { UInt8(($0 * 8 + whole / 2) / whole) }
    }
    self.eighths = eighths
  }

  /// The eighths of a pixel that the disk covers.
  package func eighths(column: Int, row: Int) -> Int { Int(eighths[row * columns + column]) }
}
