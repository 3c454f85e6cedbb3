#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A lock that one program holds at a time; the system lets go of it when the program ends, in
/// whatever way.
final class FileLock {
  /// Why the lock is not held.
  enum Failure: Error, Hashable, CustomStringConvertible {
    /// Another program holds it.
    case busy
    /// The lock file could not be opened, for the system's reason.
    case unavailable(String)

    var description: String {
      switch self {
      case .busy: "in use by another program"
      case .unavailable(let reason): reason
      }
    }
  }

  private let path: String
  private var file: Int32?

  init(path: String) {
    self.path = path
  }

  deinit {
    if let file { close(file) }
  }

  /// Takes the lock without waiting; nothing happens if this object holds it already.
  func take() throws(Failure) {
    guard file == nil else { return }
    let opened = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard opened >= 0 else { throw .unavailable(FileSystem.lastError) }
    guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
      let failure: Failure = errno == EWOULDBLOCK ? .busy : .unavailable(FileSystem.lastError)
      close(opened)
      throw failure
    }
    file = opened
  }
}
