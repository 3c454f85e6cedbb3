/// The size of a terminal, in cells.
package struct TerminalSize: Sendable, Hashable {
  /// Cells from left to right.
  package let columns: Int
  /// Cells from top to bottom.
  package let rows: Int

  /// A size in cells.
  package init(_ columns: Int, _ rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The usual size of a new terminal.
  package static let usual = TerminalSize(80, 24)
}
