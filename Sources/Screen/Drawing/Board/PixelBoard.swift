import ReversiCore

/// A board of pixels. A cell shows two of them, one above the other.
struct PixelBoard {
  /// The pixels of a square each way, including the lines to its left and above it.
  let pitch: Int
  /// The pixels of the board each way.
  let extent: Int
  private var colors: [Style.Color]

  /// A board of empty squares between lines.
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

  /// Draws the pixels, starting at a cell. The upper half of the first row of cells stays empty.
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
