/// The part of a list that is shown.
package struct ListWindow: Sendable, Hashable {
  /// The first row that is shown.
  package let top: Int
  /// The first row when the end of the list is shown.
  package let lastTop: Int
  /// The number of rows that fit.
  package let rows: Int

  package init(top: Int, lastTop: Int, rows: Int) {
    self.top = top
    self.lastTop = lastTop
    self.rows = rows
  }
}

/// A step through a list.
package enum ListStep: Sendable, Hashable {
  /// One row up or down.
  case up, down
  /// As many rows up or down as the list shows.
  case pageUp, pageDown
  /// To the first or the last row.
  case first, last
}
