import Posix

/// A lock that one program holds at a time; the system lets go of it when the program ends, in
/// whatever way.
///
/// Where the file system has no locks, everybody holds it.
final class FileLock {
  /// Why the lock is not held.
  enum Failure: Error, Hashable {
    /// Another program holds it.
    case busy
    /// The system's error.
    case unavailable(SystemError)

    /// The system's error.
    var error: SystemError {
      switch self {
      case .busy: .wouldBlock
      case .unavailable(let error): error
      }
    }
  }

  private enum State {
    case free
    case held(FileSystem.Descriptor)
    case unsupported
  }

  private let path: SystemString
  private let system: FileSystem
  private var state = State.free

  init(path: SystemString, system: FileSystem) {
    self.path = path
    self.system = system
  }

  deinit { letGo() }

  /// Whether this object holds it.
  var isHeld: Bool {
    if case .free = state { false } else { true }
  }

  /// Takes the lock without waiting; nothing happens if this object holds it already.
  func take() throws(Failure) {
    guard !isHeld else { return }
    let file: FileSystem.Descriptor
    do { file = try system.open(path, .locking) } catch { throw .unavailable(error) }
    do {
      try system.lock(file)
      state = .held(file)
    } catch {
      system.close(file)
      switch error {
      case .wouldBlock: throw .busy
      case .noLocks, .notSupported, .operationNotSupported, .noSuchCall: state = .unsupported
      default: throw .unavailable(error)
      }
    }
  }

  /// Leaves the lock to others.
  func letGo() {
    if case .held(let file) = state { system.close(file) }
    state = .free
  }
}
