/// The part of a list that is shown.
public struct ListWindow: Sendable, Hashable {
  /// The first row that is shown.
  public let top: Int
  /// The first row when the end of the list is shown.
  public let lastTop: Int
  /// The number of rows that fit.
  public let rows: Int

  /// A window on a list that shows `rows` rows from `top` on.
  public init(top: Int, lastTop: Int, rows: Int) {
    self.top = top
    self.lastTop = lastTop
    self.rows = rows
  }
}

/// The page that is shown, out of several.
public struct PageWindow: Sendable, Hashable {
  /// The page's number, from 0.
  public let index: Int
  /// The number of pages, at least 1.
  public let count: Int

  /// A page, by its number from 0, of a number of pages that is at least 1.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}

/// A step through a list.
public enum ListStep: Sendable, Hashable {
  /// One row up or down.
  case up, down
  /// As many rows up or down as the list shows.
  case pageUp, pageDown
  /// To the first or the last row.
  case first, last
}
