/// How a running program ended or stopped.
package enum ProgramChange: Sendable, Hashable {
  /// The program exited with this status.
  case exited(Int32)
  /// This signal killed the program.
  case killed(Int32)
  /// This signal stopped the program, which can continue.
  case stopped(Int32)

  /// Reads a status from `waitpid`.
  init(waitStatus status: Int32) {
    let low = status & 0x7f
    let high = (status >> 8) & 0xff
    self =
      switch low {
      case 0: .exited(high)
      case 0x7f: .stopped(high)
      default: .killed(low)
      }
  }
}
