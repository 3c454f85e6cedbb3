/// How a running program ended or stopped.
package enum ProgramChange: Sendable, Hashable {
  case exited(Int32)
  case killed(Int32)
  case stopped(Int32)

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
