import Posix

/// A lock that one program holds at a time; the system lets go of it when the program ends, in
/// whatever way.
///
/// Where the file system has no locks, everybody holds it.
final class FileLock {
  /// Why the lock is not held.
  enum Failure: Error, Hashable {
    /// Another program holds it: this process, if that is known.
    case busy(holder: Int32?)
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
      // For the others to read; those who can do without it do.
      _ = try? system.write(file, Array("\(processNumber())\n".utf8)[...])
    } catch {
      defer { system.close(file) }
      switch error {
      case .wouldBlock: throw .busy(holder: holder(in: file))
      case .noLocks, .notSupported, .operationNotSupported, .noSuchCall: state = .unsupported
      default: throw .unavailable(error)
      }
    }
  }

  /// The process that says in the lock file that it holds the lock. Behind its number may stand the
  /// end of a longer one of earlier.
  private func holder(in file: FileSystem.Descriptor) -> Int32? {
    guard let bytes = try? system.read(file, 32) else { return nil }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    return line.count < bytes.count ? Int32(String(decoding: line, as: UTF8.self)) : nil
  }

  /// Leaves the lock to others.
  func letGo() {
    if case .held(let file) = state { system.close(file) }
    state = .free
  }
}
