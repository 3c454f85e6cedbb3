import Libc

/// A call of the system that failed.
package struct SystemFailure: Error, CustomStringConvertible {
  package let description: String

  init() { description = String(cString: strerror(errno)) }
}
