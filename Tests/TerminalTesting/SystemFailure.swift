import Libc

/// A call of the system that failed.
public struct SystemFailure: Error, CustomStringConvertible {
  /// The system's reason.
  public let description: String

  /// The failure of the last call.
  init() { description = String(cString: strerror(errno)) }
}
