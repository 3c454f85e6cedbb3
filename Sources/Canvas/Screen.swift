/// A whole screen: its cells, the terminal's cursor, and the controls that keys and clicks act on.
package struct Screen: Sendable, Hashable {
  package let size: ScreenSize
  /// The place of its upper left cell in the terminal, which may be larger.
  package let origin: ScreenPoint
  /// The position of the terminal's cursor, or nil. Programs that read the screen aloud or magnify
  /// it follow the cursor even if it is hidden.
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

/// A character cell of the screen.
package struct ScreenPoint: Sendable, Hashable {
  /// The number of cells to its left.
  package let column: Int
  /// The number of rows above it.
  package let row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A rectangle of character cells.
package struct ScreenRect: Sendable, Hashable {
  /// The column of its left edge.
  package var column: Int
  /// The row of its upper edge.
  package var row: Int
  /// The width in cells; not positive if the rectangle is empty.
  package var columns: Int
  /// The height in cells; not positive if the rectangle is empty.
  package var rows: Int

  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }

  /// The column after the last one.
  package var endColumn: Int { column + columns }
  /// The row after the last one.
  package var endRow: Int { row + rows }

  /// Whether a cell is in it.
  package func contains(_ point: ScreenPoint) -> Bool {
    (column..<max(column, endColumn)).contains(point.column)
      && (row..<max(row, endRow)).contains(point.row)
  }

  /// A rectangle of another size with the same centre, rounded to the left and up.
  package func centered(columns: Int, rows: Int) -> ScreenRect {
    ScreenRect(
      column: column + (self.columns - columns) / 2, row: row + (self.rows - rows) / 2,
      columns: columns, rows: rows)
  }
}

/// The controls of the screen that was drawn last, so that a click hits what the person saw.
package struct DrawnControls: Sendable, Hashable {
  /// The areas that clicks hit. The last one is in front.
  private var regions: [Region] = []
  /// Facts about what is shown, such as the rows of a list, by the type of the thing.
  private var facts: [ObjectIdentifier: ErasedValue] = [:]

  private struct Region: Sendable, Hashable {
    let area: ScreenRect
    let target: ErasedValue?
  }

  /// A screen on which nothing acts.
  package init() {}

  /// The target of a click on a cell; nil if there is none of the type.
  package func target<Target>(at point: ScreenPoint, as type: Target.Type) -> Target? {
    regions.last { $0.area.contains(point) }?.target?.value(as: type)
  }

  /// Sets the target of clicks in an area. Without one, they hit nothing, not even what is behind.
  mutating func setTarget(_ target: ErasedValue?, in area: ScreenRect) {
    regions.append(Region(area: area, target: target))
  }

  /// The remembered fact about a thing, such as the rows of a list; nil if the thing is not shown.
  package func shown<Fact>(_ type: Fact.Type, of thing: Any.Type) -> Fact? {
    facts[ObjectIdentifier(thing)]?.value(as: type)
  }

  /// Remembers a fact about a thing; nil if the thing is not shown.
  package mutating func show(_ fact: (some Hashable & Sendable)?, of thing: Any.Type) {
    facts[ObjectIdentifier(thing)] = fact.map(ErasedValue.init)
  }
}

/// A value whose type only its maker knows.
package struct ErasedValue: Sendable, Hashable {
  private let base: any Hashable & Sendable

  /// Hides the type of a value.
  package init(_ value: some Hashable & Sendable) { base = value }

  /// The value, if it has the type.
  package func value<Value>(as type: Value.Type) -> Value? { base as? Value }

  package static func == (one: ErasedValue, other: ErasedValue) -> Bool {
    AnyHashable(one.base) == AnyHashable(other.base)
  }

  package func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
