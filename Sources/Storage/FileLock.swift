import Posix

/// A lock file that one program holds at a time. The system releases the lock when the program
/// ends, however it ends.
///
/// On a file system without locks, taking the lock always succeeds.
final class FileLock {
  /// Why the lock is not held.
  enum Failure: Error, Hashable {
    /// Another program holds it: this process, if known.
    case busy(holder: Int32?)
    case unavailable(SystemError)

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

  deinit { release() }

  /// Whether this object holds the lock.
  var isHeld: Bool {
    if case .free = state { false } else { true }
  }

  /// Acquires the lock without waiting. Has no effect if this object holds it already.
  func acquire() throws(Failure) {
    guard !isHeld else { return }
    let file: FileSystem.Descriptor
    do { file = try system.open(path, .locking) } catch { throw .unavailable(error) }
    do {
      try system.lock(file)
      state = .held(file)
      // Tells other programs who holds the lock. They can do without it.
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

  /// The process whose number is in the lock file. The end of a longer, earlier number may follow
  /// it on the next line.
  private func holder(in file: FileSystem.Descriptor) -> Int32? {
    guard let bytes = try? system.read(file, 32) else { return nil }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard line.count < bytes.count, let number = Int32(String(decoding: line, as: UTF8.self)),
      number > 0
    else { return nil }
    return number
  }

  func release() {
    if case .held(let file) = state {
      // A child that is being started has a copy of the file for a moment, and would keep the lock.
      system.unlock(file)
      system.close(file)
    }
    state = .free
  }
}
