/// An area whose rows are taken from the top and from the bottom.
package struct RowStack {
  /// The rows that are left.
  package private(set) var rest: ScreenRect

  /// All rows of an area.
  package init(_ area: ScreenRect) { rest = area }

  /// Removes and returns rows at the top, at most all that are left.
  package mutating func takeFirst(_ rows: Int) -> ScreenRect {
    var taken = rest
    taken.rows = min(rows, max(0, rest.rows))
    rest.row += taken.rows
    rest.rows -= taken.rows
    return taken
  }

  /// Removes and returns rows at the bottom, at most all that are left.
  package mutating func takeLast(_ rows: Int) -> ScreenRect {
    var taken = rest
    taken.rows = min(rows, max(0, rest.rows))
    taken.row = rest.endRow - taken.rows
    rest.rows -= taken.rows
    return taken
  }

  /// Removes rows at the top, at most all that are left.
  package mutating func dropFirst(_ rows: Int) { _ = takeFirst(rows) }

  /// Removes rows at the bottom, at most all that are left.
  package mutating func dropLast(_ rows: Int) { _ = takeLast(rows) }
}
