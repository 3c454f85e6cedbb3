import Libc

/// A call of the system that failed.
package struct SystemFailure: Error, CustomStringConvertible {
  /// The system's reason.
  package let description: String

  /// The failure of the last call.
  init() { description = String(cString: strerror(errno)) }
}
