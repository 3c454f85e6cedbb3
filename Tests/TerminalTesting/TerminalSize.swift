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

  /// The usual size of a new terminal.
  public static let usual = TerminalSize(80, 24)
}
