import Canvas

/// A number in large digits made of pixels, two to a cell, one above the other.
package struct BlockDigits {
  /// The number, 0 or more.
  private let number: Int
  /// The size of a digit's parts, in pixels.
  private let scale: Int
  /// The style of the digits; its background stays free.
  private let style: Style

  /// A number, 0 or more, in a style whose background stays free.
  package init(number: Int, scale: Int, style: Style) {
    self.number = number
    self.scale = scale
    self.style = style
  }

  /// The parts of a digit each way.
  private static let width = 3
  private static let height = 5
  /// The digits from 0, line by line.
  private static let shapes = [
    "111101101101111", "010110010010111", "111001111100111", "111001111001111", "101101111001001",
    "111100111001111", "111100111101111", "111001001001001", "111101111101111", "111101111001111",
  ].map { Array($0).map { $0 == "1" } }

  private var digits: [Int] { String(number).compactMap(\.wholeNumberValue) }

  /// The columns of a number of digits.
  package static func columns(digits: Int, scale: Int) -> Int { (digits * (width + 1) - 1) * scale }

  /// Draws the number so that it ends before a column.
  package func draw(endColumn: Int, row: Int, on canvas: inout Canvas) {
    let theme = canvas.theme
    guard theme.capabilities.glyphs == .unicode, theme.capabilities.colors == .full else {
      let text = String(number)
      canvas.write(
        text, column: endColumn - text.columns, row: row, style == .plain ? .bold : style)
      return
    }
    var column = endColumn - Self.columns(digits: digits.count, scale: scale)
    for digit in digits {
      for x in 0..<Self.width * scale {
        for y in stride(from: 0, to: Self.height * scale, by: 2) {
          let (upper, lower) = (isPainted(digit, x, y), isPainted(digit, x, y + 1))
          put(upper: upper, lower: lower, column: column + x, row: row + y / 2, on: &canvas)
        }
      }
      column += (Self.width + 1) * scale
    }
  }

  private func isPainted(_ digit: Int, _ x: Int, _ y: Int) -> Bool {
    guard y < Self.height * scale else { return false }
    return Self.shapes[digit][y / scale * Self.width + x / scale]
  }

  /// Draws two pixels with one character, as on the board. An upper pixel is drawn with the colours
  /// exchanged.
  private func put(
    upper: Bool, lower: Bool, column: Int, row: Int, on canvas: inout Canvas
  ) {
    guard upper || lower else { return }
    var painted = style
    painted.isReversed = upper
    canvas.put(upper && lower ? " " : "▄", column: column, row: row, painted)
  }
}
