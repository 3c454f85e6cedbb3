#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a call of the system failed: its error number.
public struct SystemError: Error, Hashable, Sendable {
  /// The error number, one of the system's constants such as `ENOENT`.
  public let code: Int32

  /// The error with a number.
  public init(code: Int32) {
    self.code = code
  }

  /// The error of the last call that failed on this thread.
  public static var last: SystemError { SystemError(code: errno) }

  /// The system's words for it, such as `No space left on device`.
  public var reason: String { String(cString: strerror(code)) }
}

extension SystemError {
  /// There is no file of that name.
  public static let noSuchFile = SystemError(code: ENOENT)
  /// A name on the way to the file is not a folder.
  public static let notAFolder = SystemError(code: ENOTDIR)
  /// The file is a folder.
  public static let isAFolder = SystemError(code: EISDIR)
  /// The name is taken.
  public static let exists = SystemError(code: EEXIST)
  /// The call would have to wait.
  public static let wouldBlock = SystemError(code: EWOULDBLOCK)
  /// A signal came in between.
  public static let interrupted = SystemError(code: EINTR)
  /// The arguments make no sense for this file.
  public static let invalidArgument = SystemError(code: EINVAL)
  /// The player may not do this.
  public static let permissionDenied = SystemError(code: EACCES)
  /// The file system has no room left.
  public static let noSpace = SystemError(code: ENOSPC)
  /// The device failed.
  public static let inputOutput = SystemError(code: EIO)
  /// There are no locks left, or none at all.
  public static let noLocks = SystemError(code: ENOLCK)
  /// The file system cannot do this.
  public static let notSupported = SystemError(code: EOPNOTSUPP)
  /// The same by another name, which is another number on some systems.
  public static let operationNotSupported = SystemError(code: ENOTSUP)
  /// The system has no such call for this file.
  public static let noSuchCall = SystemError(code: ENOSYS)
  /// The file cannot be changed, whoever asks.
  public static let notPermitted = SystemError(code: EPERM)
  /// The memory does not suffice.
  public static let noMemory = SystemError(code: ENOMEM)
  /// The file is gone from the server that had it.
  public static let stale = SystemError(code: ESTALE)
  /// The file system cannot be written to.
  public static let readOnly = SystemError(code: EROFS)
  /// What was begun has not ended.
  public static let inProgress = SystemError(code: EINPROGRESS)
  /// Nobody reads any more what is written.
  public static let brokenPipe = SystemError(code: EPIPE)
  /// The process has no file descriptor left.
  public static let tooManyFiles = SystemError(code: EMFILE)
  /// The file is larger than anything that is to be read.
  public static let tooLarge = SystemError(code: EFBIG)
}

/// Throws the error of the last call if a result says that it failed, else returns the result.
@discardableResult
func check<Result: SignedInteger>(_ result: Result) throws(SystemError) -> Result {
  guard result >= 0 else { throw .last }
  return result
}
