import ReversiCore

/// A whole screen: a cell for each place, where the terminal's cursor stands, and what a click on
/// each cell hits.
public struct Screen: Sendable, Hashable {
  /// The size of the screen.
  public let size: ScreenSize
  /// Where the terminal's cursor stands; nil if it is hidden.
  public var cursor: ScreenPoint?
  /// How many pictures show a disk between its two sides while it turns.
  public internal(set) var turnPictures = TurnPicture.count
  /// Which rows of the list of moves are shown; nil if there is no such list.
  var list: ListWindow?
  /// Which page of the help is shown; nil if there is none.
  var helpPages: PageWindow?
  private var cells: [Cell]
  /// The areas that were made clickable or covered, the front one last.
  private var regions: [Region] = []

  private struct Region: Sendable, Hashable {
    let area: ScreenRect
    let target: Target?
  }

  /// A blank screen without a cursor, on which nothing acts.
  public init(size: ScreenSize) {
    self.size = size
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

  /// What a click on a cell hits, if anything.
  func target(at point: ScreenPoint) -> Target? {
    regions.last { $0.area.contains(point) }?.target
  }

  /// The square that a click on a cell hits, if it is one.
  func square(at point: ScreenPoint) -> Square? {
    if case .square(let square)? = target(at: point) { square } else { nil }
  }

  /// Lets clicks on an area hit a target, or nothing, whatever lies behind it.
  mutating func setTarget(_ target: Target?, in area: ScreenRect) {
    regions.append(Region(area: area, target: target))
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

/// A character cell of the screen.
public struct ScreenPoint: Sendable, Hashable {
  /// The number of cells to its left.
  public let column: Int
  /// The number of rows above it.
  public let row: Int

  /// The cell in a column and a row, both counted from 0.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// Which rows of a list are shown.
struct ListWindow: Sendable, Hashable {
  /// The first one.
  let top: Int
  /// The first one if the last row of all is shown.
  let lastTop: Int
  /// How many are shown at most.
  let rows: Int
}

/// Which page of some is shown.
struct PageWindow: Sendable, Hashable {
  /// Its number, from 0.
  let index: Int
  /// How many there are, at least 1.
  let count: Int
}

/// Something on the screen that acts when it is clicked.
enum Target: Sendable, Hashable {
  /// Chooses the square.
  case square(Square)
  /// Does what a key does.
  case action(Action)
  /// Presses the button of the dialog in front.
  case button(DialogButton)
  /// Goes to the position after a number of plies, in the review.
  case ply(Int)
}
