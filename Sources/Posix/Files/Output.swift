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
/// - Throws: `SystemError`, with some of the bytes written.
public func writeAll(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if count > 0 {
      rest = rest.dropFirst(count)
    } else if errno == EAGAIN {
      var waited = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
      poll(&waited, 1, -1)
    } else if errno != EINTR {
      throw .last
    }
  }
}

/// The descriptors that every program starts with.
public enum StandardStream {
  /// Where a program reads from.
  public static let input = STDIN_FILENO
  /// Where it writes to.
  public static let output = STDOUT_FILENO
  /// Where it says what is wrong.
  public static let error = STDERR_FILENO
}
