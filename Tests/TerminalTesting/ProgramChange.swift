/// What became of a program that was running.
public enum ProgramChange: Sendable, Hashable {
  /// It ended by itself, with this status.
  case exited(Int32)
  /// It was ended by this signal.
  case killed(Int32)
  /// It was stopped by this signal, and can go on.
  case stopped(Int32)

  /// Reads a status as `waitpid` gives it.
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
