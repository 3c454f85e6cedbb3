/// A whole screen: its cells, the terminal's cursor, and the controls that keys and clicks act on.
package struct Screen: Sendable, Hashable {
  package let size: ScreenSize
  /// The place of its upper left cell in the terminal, which may be larger.
  package let origin: ScreenPoint
  /// The position of the terminal's cursor, also if it is hidden: programs that read the screen
  /// aloud or magnify it follow it. Nil if it is nowhere.
  package var cursor: ScreenPoint?
  /// Whether the terminal's cursor can be seen.
  package var showsCursor = true
  /// The controls that keys and clicks act on. Their places are those in the terminal.
  package internal(set) var controls = DrawnControls()
  private var cells: [Cell]

  /// A blank screen without a cursor or controls.
  package init(size: ScreenSize, origin: ScreenPoint = ScreenPoint(column: 0, row: 0)) {
    self.size = size
    self.origin = origin
    cells = Array(repeating: .blank, count: max(0, size.columns) * max(0, size.rows))
  }

  /// The cell at a place on the screen.
  package subscript(point: ScreenPoint) -> Cell {
    get { cells[index(of: point)] }
    set { cells[index(of: point)] = newValue }
  }

  /// The cells of a row, from the left.
  package func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Whether a place is on the screen.
  package func contains(_ point: ScreenPoint) -> Bool {
    (0..<size.columns).contains(point.column) && (0..<size.rows).contains(point.row)
  }

  private func index(of point: ScreenPoint) -> Int {
    precondition(contains(point), "\(point) is not on a screen of \(size)")
    return point.row * size.columns + point.column
  }
}

/// The size of a terminal in character cells.
package struct ScreenSize: Sendable, Hashable {
  /// The number of cells in a row.
  package let columns: Int
  /// The number of rows.
  package let rows: Int

  /// A size. A screen whose size is not positive shows nothing.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
