import Libc

/// The error of a failed system call.
public struct SystemError: Error, Hashable, Sendable {
  /// The error number, such as `ENOENT`.
  public let code: Int32

  /// Creates an error.
  public init(code: Int32) {
    self.code = code
  }

  /// The error of the last failed call on this thread.
  public static var last: SystemError { SystemError(code: errno) }

  /// The system's description, such as `No space left on device`.
  public var reason: String { String(cString: strerror(code)) }
}

extension SystemError {
  /// The file does not exist.
  public static let noSuchFile = SystemError(code: ENOENT)
  /// A part of the path is not a folder.
  public static let notAFolder = SystemError(code: ENOTDIR)
  /// The file is a folder.
  public static let isAFolder = SystemError(code: EISDIR)
  /// The file exists.
  public static let exists = SystemError(code: EEXIST)
  /// The call would have to wait.
  public static let wouldBlock = SystemError(code: EWOULDBLOCK)
  /// A signal interrupted the call.
  public static let interrupted = SystemError(code: EINTR)
  /// The arguments are not valid for this file.
  public static let invalidArgument = SystemError(code: EINVAL)
  /// The person lacks permission.
  public static let permissionDenied = SystemError(code: EACCES)
  /// The file system is full.
  public static let noSpace = SystemError(code: ENOSPC)
  /// The device failed.
  public static let inputOutput = SystemError(code: EIO)
  /// No locks are left or supported.
  public static let noLocks = SystemError(code: ENOLCK)
  /// The file system does not support this.
  public static let notSupported = SystemError(code: EOPNOTSUPP)
  /// `notSupported` under its other name, which has another number on some systems.
  public static let operationNotSupported = SystemError(code: ENOTSUP)
  /// The system does not support this call for this file.
  public static let noSuchCall = SystemError(code: ENOSYS)
  /// Nobody may change the file.
  public static let notPermitted = SystemError(code: EPERM)
  /// Memory is short.
  public static let noMemory = SystemError(code: ENOMEM)
  /// The server no longer has the file.
  public static let stale = SystemError(code: ESTALE)
  /// The file system is read-only.
  public static let readOnly = SystemError(code: EROFS)
  /// An operation is in progress.
  public static let inProgress = SystemError(code: EINPROGRESS)
  /// The pipe has no reader.
  public static let brokenPipe = SystemError(code: EPIPE)
  /// No program listens there.
  public static let connectionRefused = SystemError(code: ECONNREFUSED)
  /// The process has no file descriptors left.
  public static let tooManyFiles = SystemError(code: EMFILE)
  /// The file is too large.
  public static let tooLarge = SystemError(code: EFBIG)
}

/// Returns the result of a call, or throws the error of the call if it failed.
@discardableResult
func check<Result: SignedInteger>(_ result: Result) throws(SystemError) -> Result {
  guard result >= 0 else { throw .last }
  return result
}
