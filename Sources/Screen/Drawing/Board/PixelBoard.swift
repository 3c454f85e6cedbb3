import ReversiCore

/// A board of pixels, two of which are a cell, one above the other.
struct PixelBoard {
  /// How many pixels a square has each way, with the line at its left and above it.
  let pitch: Int
  /// How many pixels the board has each way.
  let extent: Int
  private var colors: [Style.Color]

  /// Empty squares between lines.
  init(pitch: Int, square: Style.Color, line: Style.Color) {
    self.pitch = pitch
    extent = 8 * pitch + 1
    colors = Array(repeating: square, count: extent * extent)
    for place in stride(from: 0, to: extent, by: pitch) {
      for other in 0..<extent {
        self[place, other] = line
        self[other, place] = line
      }
    }
  }

  /// The colour of a pixel, by its place from the left and from above.
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

  /// Draws the pixels from a cell on. The upper half of the first row of cells is none of them.
  func draw(column first: Int, row top: Int, on canvas: inout Canvas) {
    for row in 0...extent / 2 {
      for column in 0..<extent {
        canvas.putPixels(
          upper: row == 0 ? nil : self[column, 2 * row - 1], lower: self[column, 2 * row],
          column: first + column, row: top + row)
      }
    }
  }
}
