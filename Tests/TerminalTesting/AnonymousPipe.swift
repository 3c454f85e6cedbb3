import CTerminalTesting
import Libc

/// A pipe that started programs inherit only if they are given an end.
struct AnonymousPipe {
  let reading: Int32
  let writing: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard closed_pipe(&ends) == 0 else { throw SystemFailure() }
    (reading, writing) = (ends[0], ends[1])
  }
}
