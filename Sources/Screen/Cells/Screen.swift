import Controls

/// A whole screen: a cell for each place, where the terminal's cursor stands, and what keys and
/// clicks find on it.
public struct Screen: Sendable, Hashable {
  /// The size of the screen.
  public let size: ScreenSize
  /// Where the terminal's cursor stands; nil if it is hidden.
  public var cursor: ScreenPoint?
  /// How many pictures show a disk between its two sides while it turns.
  public internal(set) var turnPictures = TurnPicture.count
  /// What keys and clicks find on the screen.
  public internal(set) var controls: DrawnControls
  private var cells: [Cell]

  /// A blank screen without a cursor, on which nothing acts.
  public init(size: ScreenSize) {
    self.size = size
    controls = DrawnControls(canShowSheets: Layout.fits(size))
    cells = Array(repeating: .blank, count: max(0, size.columns) * max(0, size.rows))
  }

  /// The cell at a place on the screen.
  public subscript(point: ScreenPoint) -> Cell {
    get { cells[index(of: point)] }
    set { cells[index(of: point)] = newValue }
  }

  /// The cells of a row, from the left.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Whether a place is on the screen.
  public func contains(_ point: ScreenPoint) -> Bool {
    (0..<size.columns).contains(point.column) && (0..<size.rows).contains(point.row)
  }

  private func index(of point: ScreenPoint) -> Int {
    precondition(contains(point), "\(point) is not on a screen of \(size)")
    return point.row * size.columns + point.column
  }
}

/// The size of a terminal in character cells.
public struct ScreenSize: Sendable, Hashable {
  /// The number of cells in a row.
  public let columns: Int
  /// The number of rows.
  public let rows: Int

  /// A size; nothing is shown on one that is not positive.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
