import CTerminalTesting
import Libc

/// The modes of a terminal, as `tcgetattr` gives them.
public struct TerminalModes: Sendable, Hashable {
  /// The input flags.
  public let input: UInt32
  /// The output flags.
  public let output: UInt32
  /// The control flags.
  public let control: UInt32
  /// The local flags, such as echo and line editing.
  public let local: UInt32

  init(_ report: terminal_report) {
    input = report.input_modes
    output = report.output_modes
    control = report.control_modes
    local = report.local_modes
  }

  /// Whether typed characters are shown.
  public var echoes: Bool { local & UInt32(ECHO) != 0 }

  /// Whether typed characters are gathered until the line ends.
  public var gathersLines: Bool { local & UInt32(ICANON) != 0 }
}
