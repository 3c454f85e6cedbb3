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
  /// The file does not exist.
  package static let noSuchFile = SystemError(code: ENOENT)
  /// A part of the path is not a folder.
  package static let notAFolder = SystemError(code: ENOTDIR)
  /// The file is a folder.
  package static let isAFolder = SystemError(code: EISDIR)
  /// The file exists.
  package static let exists = SystemError(code: EEXIST)
  /// The call would have to wait.
  package static let wouldBlock = SystemError(code: EWOULDBLOCK)
  /// A signal interrupted the call.
  package static let interrupted = SystemError(code: EINTR)
  /// The arguments are not valid for this file.
  package static let invalidArgument = SystemError(code: EINVAL)
  /// The person lacks permission.
  package static let permissionDenied = SystemError(code: EACCES)
  /// The file system is full.
  package static let noSpace = SystemError(code: ENOSPC)
  /// The device failed.
  package static let inputOutput = SystemError(code: EIO)
  /// No locks are left or supported.
  package static let noLocks = SystemError(code: ENOLCK)
  /// The file system does not support this.
  package static let notSupported = SystemError(code: EOPNOTSUPP)
  /// `notSupported` under its other name, which has another number on some systems.
  package static let operationNotSupported = SystemError(code: ENOTSUP)
  /// The system does not support this call for this file.
  package static let noSuchCall = SystemError(code: ENOSYS)
  /// Nobody may change the file.
  package static let notPermitted = SystemError(code: EPERM)
  /// Memory is short.
  package static let noMemory = SystemError(code: ENOMEM)
  /// The server no longer has the file.
  package static let stale = SystemError(code: ESTALE)
  /// The file system is read-only.
  package static let readOnly = SystemError(code: EROFS)
  /// An operation is in progress.
  package static let inProgress = SystemError(code: EINPROGRESS)
  /// The pipe has no reader.
  package static let brokenPipe = SystemError(code: EPIPE)
  /// No program listens there.
  package static let connectionRefused = SystemError(code: ECONNREFUSED)
  /// The process has no file descriptors left.
  package static let tooManyFiles = SystemError(code: EMFILE)
  /// The file is too large.
  package static let tooLarge = SystemError(code: EFBIG)
}

/// Returns the result of a call, or throws the error of the call if it failed.
@discardableResult
func check<Result: SignedInteger>(_ result: Result) throws(SystemError) -> Result {
  guard result >= 0 else { throw .last }
  return result
}
