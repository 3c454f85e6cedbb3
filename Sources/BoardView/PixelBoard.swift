import Canvas
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
  ///
  /// - Parameter part: The cells of the upper left corner that are drawn; nil draws all.
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
