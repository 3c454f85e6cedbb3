/// A whole screen: a cell for each place, and where the terminal's cursor stands.
public struct CellGrid: Sendable, Hashable {
  /// The size of the screen.
  public let size: ScreenSize
  /// Where the terminal's cursor stands; nil if it is hidden.
  public var cursor: ScreenPoint?
  private var cells: [Cell]

  /// A blank screen without a cursor.
  public init(size: ScreenSize) {
    self.size = size
    cells = Array(repeating: .blank, count: max(0, size.columns) * max(0, size.rows))
  }

  /// The cell at a place on the screen.
  public subscript(point: ScreenPoint) -> Cell {
    get { cells[index(of: point)] }
    set { cells[index(of: point)] = newValue }
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
