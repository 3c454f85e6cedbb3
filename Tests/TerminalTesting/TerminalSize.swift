/// The size of a terminal, in cells.
public struct TerminalSize: Sendable, Hashable {
  /// Cells from left to right.
  public let columns: Int
  /// Cells from top to bottom.
  public let rows: Int

  /// A size in cells.
  public init(_ columns: Int, _ rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The size that most terminals start with.
  public static let usual = TerminalSize(80, 24)
}
