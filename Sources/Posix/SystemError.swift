import Libc

/// The error of a failed system call.
package struct SystemError: Error, Hashable, Sendable {
  /// The error number, such as `ENOENT`.
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// The error of the last failed call on this thread.
  package static var last: SystemError { SystemError(code: errno) }

  /// The system's description, such as `No space left on device`.
  package var reason: String { String(cString: strerror(code)) }
}

extension SystemError {
  package static let noSuchFile = SystemError(code: ENOENT)
  /// A part of the path is not a folder.
  package static let notAFolder = SystemError(code: ENOTDIR)
  package static let isAFolder = SystemError(code: EISDIR)
  package static let exists = SystemError(code: EEXIST)
  package static let wouldBlock = SystemError(code: EWOULDBLOCK)
  package static let interrupted = SystemError(code: EINTR)
  package static let invalidArgument = SystemError(code: EINVAL)
  package static let permissionDenied = SystemError(code: EACCES)
  package static let noSpace = SystemError(code: ENOSPC)
  package static let inputOutput = SystemError(code: EIO)
  /// No locks are left or supported.
  package static let noLocks = SystemError(code: ENOLCK)
  package static let notSupported = SystemError(code: EOPNOTSUPP)
  /// `notSupported` under its other name, which has another number on some systems.
  package static let operationNotSupported = SystemError(code: ENOTSUP)
  /// The system does not support this call for this file.
  package static let noSuchCall = SystemError(code: ENOSYS)
  /// Nobody may change the file.
  package static let notPermitted = SystemError(code: EPERM)
  package static let noMemory = SystemError(code: ENOMEM)
  /// The server no longer has the file.
  package static let stale = SystemError(code: ESTALE)
  package static let readOnly = SystemError(code: EROFS)
  package static let inProgress = SystemError(code: EINPROGRESS)
  package static let brokenPipe = SystemError(code: EPIPE)
  /// No program listens there.
  package static let connectionRefused = SystemError(code: ECONNREFUSED)
  package static let tooManyFiles = SystemError(code: EMFILE)
  package static let tooLarge = SystemError(code: EFBIG)
}

@discardableResult
func check<Result: SignedInteger>(_ result: Result) throws(SystemError) -> Result {
  guard result >= 0 else { throw .last }
  return result
}
