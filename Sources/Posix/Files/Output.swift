import CPosix

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes all bytes to a file, however few are taken at a time.
///
/// It waits also where writes do not: another program may have left the terminal in that mode.
///
/// - Parameter isLeaving: Whether to give up on a file that takes nothing for half a second, as a
///   program does that is about to leave its terminal.
/// - Throws: `SystemError`, with some of the bytes written.
public func writeAll(
  _ bytes: [UInt8], to file: Int32, isLeaving: Bool = false
) throws(SystemError) {
  let patience = isLeaving ? Int32(output_patience) : -1
  let count = bytes.withUnsafeBytes { output_write(file, $0.baseAddress, $0.count, patience) }
  guard count == bytes.count else { throw .last }
}

/// Writes as many of the bytes as a file takes without waiting.
///
/// - Returns: How many those were.
/// - Throws: `SystemError` if it takes no more for another reason.
public func writeAvailable(
  _ bytes: ArraySlice<UInt8>, to file: Int32
) throws(SystemError) -> Int {
  let count = bytes.withUnsafeBytes { output_write(file, $0.baseAddress, $0.count, 0) }
  guard count == bytes.count || SystemError.last == .wouldBlock else { throw .last }
  return count
}

/// The descriptors that every program starts with.
public enum StandardStream {
  /// Where a program reads from.
  public static let input = STDIN_FILENO
  /// Where it writes to.
  public static let output = STDOUT_FILENO
  /// Where it says what is wrong.
  public static let error = STDERR_FILENO

  /// Opens those that are closed, so that no other file takes their numbers and is mistaken for
  /// them: nothing can be read from them, nor written to them.
  public static func open() {
    // The lowest free number is taken. What is read from is opened for writing, and the reverse.
    for file in [input, output, error] where fcntl(file, F_GETFD) == -1 {
      _ = openNothing(file == input ? O_WRONLY : O_RDONLY)
    }
  }
}

private func openNothing(_ mode: Int32) -> Int32 { open("/dev/null", mode) }
