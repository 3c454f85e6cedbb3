#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the system says about its errors.
enum SystemError {
  /// The last error of the calling thread, in words.
  static var last: String { text(errno) }

  /// An error in words.
  static func text(_ number: Int32) -> String { String(cString: strerror(number)) }
}
