/// The size of a terminal, in cells.
package struct TerminalSize: Sendable, Hashable {
  package let columns: Int
  package let rows: Int

  package init(_ columns: Int, _ rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The usual size of a new terminal.
  package static let usual = TerminalSize(80, 24)
}
