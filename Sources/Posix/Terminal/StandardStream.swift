import CPosix
import Libc

/// The descriptors that every program starts with.
package enum StandardStream {
  package static let input = STDIN_FILENO
  package static let output = STDOUT_FILENO
  package static let error = STDERR_FILENO

  /// Opens the standard streams that are closed, so that no other file takes their numbers and is
  /// mistaken for them. Reading from them and writing to them fails.
  package static func open() {
    // `open` takes the lowest free number. The input is opened for writing only, and the outputs
    // for reading only, so that their use fails.
    for file in [input, output, error] where fcntl(file, F_GETFD) == -1 {
      _ = openNothing(file == input ? O_WRONLY : O_RDONLY)
    }
  }
}

private func openNothing(_ mode: Int32) -> Int32 { open("/dev/null", mode) }

/// Replaces standard input with the terminal of standard output, after a file or pipe has been read
/// to its end.
///
/// - Throws: `SystemError` if there is no such terminal.
package func readFromTerminal() throws(SystemError) {
  if isTerminal(StandardStream.input) { return }
  // By its own name, because some systems cannot wait for /dev/tty.
  guard let name = ttyname(StandardStream.output) else { throw .last }
  let terminal = try check(open(name, O_RDWR))
  try check(dup2(terminal, StandardStream.input))
  close(terminal)
}

/// Writes all bytes to a terminal, a pipe or a file, waiting as long as it takes.
///
/// It also waits on a descriptor that does not wait itself: another program may have left the
/// terminal in that mode.
///
/// - Parameter isLeaving: Whether the program is about to leave its terminal. It then gives up on a
///   file that takes nothing for half a second.
/// - Throws: `SystemError`, with some of the bytes written.
package func writeAll(
  _ bytes: [UInt8], to file: Int32, isLeaving: Bool = false
) throws(SystemError) {
  let timeout = isLeaving ? Int32(output_timeout) : -1
  let count = bytes.withUnsafeBytes { output_write(file, $0.baseAddress, $0.count, timeout) }
  guard count == bytes.count else { throw .last }
}

/// Writes the bytes that give a terminal back.
///
/// If the terminal takes nothing for half a second, the system drops the output that the terminal
/// has not read, and keeps these bytes for it instead.
///
/// - Throws: `SystemError` if the terminal is gone or stopped.
package func writeEnd(_ bytes: [UInt8], to terminal: Int32) throws(SystemError) {
  let count = bytes.withUnsafeBytes { output_write_end(terminal, $0.baseAddress, $0.count) }
  guard count == bytes.count else { throw .last }
}

/// Writes the bytes that a file takes without waiting.
///
/// - Throws: `SystemError` if the write fails for another reason than a wait.
package func writeAvailable(
  _ bytes: ArraySlice<UInt8>, to file: Int32
) throws(SystemError) -> Int {
  let count = bytes.withUnsafeBytes { output_write(file, $0.baseAddress, $0.count, 0) }
  guard count == bytes.count || SystemError.last == .wouldBlock else { throw .last }
  return count
}
