import Canvas

/// A number or a word in large characters made of pixels, two to a cell, one above the other.
package struct BlockText {
  /// Digits, and the letters of the game's name.
  private let text: String
  /// The size of a character's parts, in pixels.
  private let scale: Int
  private let style: Style

  /// A number, 0 or more, or a word, in a style whose background stays free.
  package init(_ text: String, scale: Int, style: Style) {
    self.text = text
    self.scale = scale
    self.style = style
  }

  private static let height = 5
  private static let shapes: [Character: [String]] = [
    "0": ["###", "# #", "# #", "# #", "###"],
    "1": [" # ", "## ", " # ", " # ", "###"],
    "2": ["###", "  #", "###", "#  ", "###"],
    "3": ["###", "  #", "###", "  #", "###"],
    "4": ["# #", "# #", "###", "  #", "  #"],
    "5": ["###", "#  ", "###", "  #", "###"],
    "6": ["###", "#  ", "###", "# #", "###"],
    "7": ["###", "  #", "  #", "  #", "  #"],
    "8": ["###", "# #", "###", "# #", "###"],
    "9": ["###", "# #", "###", "  #", "###"],
    "E": ["####", "#   ", "### ", "#   ", "####"],
    "I": ["#", "#", "#", "#", "#"],
    "R": ["### ", "#  #", "### ", "# # ", "#  #"],
    "S": [" ###", "#   ", " ## ", "   #", "### "],
    "V": ["#   #", "#   #", " # # ", " # # ", "  #  "],
  ]

  /// The rows of cells that a text takes.
  package static func rows(scale: Int) -> Int { (height * scale + 1) / 2 }

  /// The columns of a text.
  package static func columns(of text: String, scale: Int) -> Int {
    (text.reduce(0) { $0 + columns(of: $1) + 1 } - 1) * scale
  }

  private static func columns(of character: Character) -> Int {
    shapes[character]?.first?.count ?? 0
  }

  /// Whether a theme shows large characters; others show the text as it is.
  package static func isLarge(in theme: Theme) -> Bool {
    theme.capabilities.glyphs == .unicode && theme.capabilities.colors == .full
  }

  /// Draws the text so that it ends before a column.
  package func draw(endColumn: Int, row: Int, on canvas: inout Canvas) {
    guard Self.isLarge(in: canvas.theme) else {
      canvas.write(
        text, column: endColumn - text.columns, row: row, style == .plain ? .bold : style)
      return
    }
    var column = endColumn - Self.columns(of: text, scale: scale)
    for character in text {
      guard let shape = Self.shapes[character].map({ $0.map(Array.init) }) else { continue }
      for x in 0..<Self.columns(of: character) * scale {
        for y in stride(from: 0, to: Self.height * scale, by: 2) {
          let (upper, lower) = (isPainted(shape, x, y), isPainted(shape, x, y + 1))
          put(upper: upper, lower: lower, column: column + x, row: row + y / 2, on: &canvas)
        }
      }
      column += (Self.columns(of: character) + 1) * scale
    }
  }

  private func isPainted(_ shape: [[Character]], _ x: Int, _ y: Int) -> Bool {
    y < Self.height * scale && shape[y / scale][x / scale] == "#"
  }

  /// Uses one character, as on the board. Exchanged colours draw an upper pixel.
  private func put(
    upper: Bool, lower: Bool, column: Int, row: Int, on canvas: inout Canvas
  ) {
    guard upper || lower else { return }
    var painted = style
    painted.isReversed = upper
    canvas.put(upper && lower ? " " : "▄", column: column, row: row, painted)
  }
}
