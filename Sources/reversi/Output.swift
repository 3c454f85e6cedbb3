#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Bytes on their way out of the program.
enum Output {
  /// Writes all bytes, however few are taken at a time.
  ///
  /// It waits also where writes do not: another program may have left the terminal in that mode. An
  /// error ends it; a terminal that is gone says so when it is waited for.
  static func write(_ bytes: [UInt8], to file: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeSome($0, to: file) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var waited = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        poll(&waited, 1, -1)
      } else if errno != EINTR {
        return
      }
    }
  }

  private static func writeSome(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(file, bytes.baseAddress, bytes.count)
    #endif
  }
}
