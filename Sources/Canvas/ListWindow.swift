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

/// The page that is shown, out of several.
package struct PageWindow: Sendable, Hashable {
  /// The page's number, from 0.
  package let index: Int
  /// The number of pages, at least 1.
  package let count: Int

  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
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
