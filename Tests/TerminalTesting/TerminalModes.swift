import CTerminalTesting

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The modes of a terminal, as `tcgetattr` gives them.
public struct TerminalModes: Sendable, Hashable {
  /// How input is changed on its way in.
  public let input: UInt32
  /// How output is changed on its way out.
  public let output: UInt32
  /// How the line works.
  public let control: UInt32
  /// Whether typed characters are shown and gathered to lines, among others.
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
