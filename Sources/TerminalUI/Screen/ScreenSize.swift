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
