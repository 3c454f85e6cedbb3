import Controls
import ReversiCore

/// A board of pixels. A cell shows two of them, one above the other.
struct PixelBoard {
  /// The pixels of a square each way, including the lines to its left and above it.
  let pitch: Int
  /// The pixels of the board each way.
  let extent: Int
  private let square, line: Style.Color
  private var colors: [Style.Color]

  /// A board of empty squares between lines.
  ///
  /// - Parameter line: The colour of the lines; that of the squares for none.
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

  /// The colour of a pixel, by its column and row.
  subscript(column: Int, row: Int) -> Style.Color {
    get { colors[row * extent + column] }
    set { colors[row * extent + column] = newValue }
  }

  /// Paints a rectangle of pixels.
  mutating func fill(_ columns: Range<Int>, _ rows: Range<Int>, _ color: Style.Color) {
    for row in rows {
      for column in columns { self[column, row] = color }
    }
  }

  /// Paints a rim around shapes, except where it would touch another shape in the rim's colour.
  mutating func outline(_ shapes: Style.Color, on ground: Style.Color, with rim: Style.Color) {
    let before = self
    for row in 0..<extent {
      for column in 0..<extent where before[column, row] == ground {
        let neighbors = [
          (column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1),
        ]
        let around = neighbors.compactMap { column, row in
          (0..<extent).contains(column) && (0..<extent).contains(row) ? before[column, row] : nil
        }
        if around.contains(shapes), !around.contains(rim) { self[column, row] = rim }
      }
    }
  }

  /// The rows of cells.
  private var cellRows: Int { SquareSize.round(pitch: pitch).boardRows }

  /// The rows of the two pixels in a row of cells. The upper one may be above the board.
  private func pixelRows(_ row: Int) -> (upper: Int, lower: Int) {
    let upper = 2 * row - SquareSize.halfRowsAbove(pitch: pitch)
    return (upper, upper + 1)
  }

  /// Draws the pixels, starting at a cell.
  ///
  /// Where an upright line crosses a row, it is a full block on the colour of the squares, so that
  /// a row of empty squares needs no change of colour. That saves a third of the bytes of a screen.
  func draw(column first: Int, row top: Int, on canvas: inout Canvas) {
    let block = Cell(.fullBlock, style: Style(foreground: line, background: square))
    for row in 0..<cellRows {
      let (upper, lower) = pixelRows(row)
      let hasUprightLines = line != square && !upper.isMultiple(of: pitch)
      var last: (upper: Style.Color?, lower: Style.Color, cell: Cell)?
      for column in 0..<extent {
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

  /// Draws thin lines between the squares, starting at a cell, where both pixels of a cell have the
  /// colour of the squares.
  func drawThinLines(
    on square: Style.Color, column first: Int, row top: Int, to canvas: inout Canvas
  ) {
    let (lines, style) = (canvas.theme.lines, canvas.theme.boardLine)
    for row in 0..<cellRows {
      let (upper, lower) = pixelRows(row)
      let isOnRow = upper.isMultiple(of: pitch) || lower.isMultiple(of: pitch)
      for column in 0..<extent {
        let isOnColumn = column.isMultiple(of: pitch)
        guard isOnRow || isOnColumn, self[column, max(0, upper)] == square,
          self[column, lower] == square
        else { continue }
        let line =
          isOnRow && isOnColumn
          ? lines.joint(
            column: column, row: row, lastColumn: extent - 1,
            lastRow: lower == extent - 1 ? row : extent)
          : isOnRow ? lines.horizontal : lines.vertical
        canvas.put(line, column: first + column, row: top + row, style)
      }
    }
  }
}
