import CTerminalTesting
import Libc

/// The modes of a terminal, as `tcgetattr` gives them.
package struct TerminalModes: Sendable, Hashable {
  package let input: UInt32
  package let output: UInt32
  package let control: UInt32
  /// The local flags, such as echo and line editing.
  package let local: UInt32

  init(_ report: terminal_report) {
    input = report.input_modes
    output = report.output_modes
    control = report.control_modes
    local = report.local_modes
  }

  /// Whether typed characters are shown.
  package var echoes: Bool { local & UInt32(ECHO) != 0 }

  /// Whether typed characters are gathered until the line ends.
  package var gathersLines: Bool { local & UInt32(ICANON) != 0 }
}
