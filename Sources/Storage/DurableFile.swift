import Archive
import FileFormats
import GameSession
import Posix

/// A file that is replaced as a whole, survives a loss of power, and belongs to one program at a
/// time.
///
/// The bytes go to a temporary file beside it, which then takes the place of the old one in a
/// single step. After that they survive the end of the program, but need not be on the disk yet.
/// Until they are, the last file that was on the disk keeps a second, hidden name, in case the
/// power ends. A lock file beside it keeps a second program away.
///
/// Owned by one thread; the disk is written on another.
package final class DurableFile {
  package enum Content: Sendable, Hashable {
    /// There is no file.
    case nothing
    /// If the file is too long for a saved game, only its beginning, which is too long as well.
    case bytes([UInt8])
    /// Another program has locked it: this process, if known.
    case busy(holder: Int32?)
  }

  private let location: SavedGameLocation
  private let system: FileSystem
  /// Writes files to the disk, and replies with the error, or nil. Only the last of the files that
  /// come while another is being written is written itself.
  private let disk: Worker<SystemString, SystemError?>
  /// The file that a link leads to, which is replaced instead of the link; nil if not known yet.
  private var target: SystemString?
  private lazy var lock = FileLock(path: lockPath, system: system)
  /// The content that the first save must still find, if the file was read without its lock, or was
  /// missing: it must not overwrite what this program has never read.
  private var expected: Content?
  /// The number of files in their place whose outcome is not known yet.
  private var unknown = 0

  /// The file at a location. Nothing is opened or started.
  package init(at location: SavedGameLocation, system: FileSystem = FileSystem()) {
    self.location = location
    self.system = system
    disk = Worker {
      { path, _, post in
        do throws(SystemError) {
          try system.syncWithName(path)
          post(nil)
        } catch {
          post(error)
        }
      }
    }
  }

  /// Reads the file, which another program may be using. Nothing is changed or locked.
  package func read() throws(ReadFailure) -> Content { try read(path) }

  /// Locks the file for this program, and reads it. Makes missing folders if the location asks for
  /// them.
  ///
  /// - Throws: `ReadFailure`, with the file as it was.
  package func load() throws(ReadFailure) -> Content {
    // A file that cannot be read gets no lock file.
    _ = try read()
    do {
      try acquireLock()
    } catch .busy(let holder) {
      return .busy(holder: holder)
    } catch {
      // Every save tries again, and reports the failure.
    }
    let content = try read()
    expected = lock.isHeld && content != .nothing ? nil : content
    return content
  }

  /// Reads the file that was on the disk when the last one took its place, if it is still there.
  package func loadLastSynced() throws(ReadFailure) -> [UInt8]? {
    do {
      guard case .bytes(let bytes) = try read(syncedPath) else { return nil }
      return bytes
    } catch {
      // Only a file can come from this program.
      guard error.isWrongKind else { throw error }
      return nil
    }
  }

  /// Replaces the file in one step, and starts to write the new one to the disk.
  ///
  /// - Throws: `SaveFailure`, with the old file in its place.
  package func replace(with bytes: [UInt8]) throws(SaveFailure) {
    try claim(for: .lock)
    do { try disk.prepare() } catch { throw failure(.sync, error) }
    let replacement = FileReplacement(
      of: path, through: path.unfinishedName, .notSynced, .ownerOnly, system: system)
    do {
      try replacement.replace(with: bytes) { () throws(SystemError) in
        try putInPlace(replacement.temporaryPath)
      }
    } catch {
      throw failure(error.step.ofSave, error.error)
    }
    unknown += 1 - disk.withdraw().count
    do { try disk.send(path) } catch { throw failure(.sync, error) }
  }

  /// Readable when there may be an outcome; nil before the first replacement.
  package var descriptor: Int32? { disk.descriptor }

  /// Whether the last bytes reached the disk; nil if that is not known yet, or was returned before.
  package func collect() -> Result<Void, SaveFailure>? {
    let outcomes = disk.collect()
    unknown -= outcomes.count
    guard unknown == 0, let outcome = outcomes.last else { return nil }
    if let error = outcome { return .failure(failure(.sync, error)) }
    // If this fails, the next save keeps an older game than it could.
    try? system.remove(syncedPath)
    return .success(())
  }

  /// Waits for the outcome, if one is due. After the limit, the save counts as failed.
  package func finish(within limit: Duration) -> Result<Void, SaveFailure>? {
    let end = MonotonicClock.now + limit
    while unknown > 0, let descriptor {
      guard waitForInput(on: descriptor, before: end) else {
        return .failure(failure(.sync, .inProgress))
      }
      if let outcome = collect() { return outcome }
    }
    return nil
  }

  /// Renames the file to its name with `.bad-` and a number added, and returns the new name for
  /// display.
  ///
  /// - Throws: `SaveFailure`, with the file as it was.
  package func setAside() throws(SaveFailure) -> String {
    try claim(for: .setAside)
    do throws(SystemError) {
      let aside = try system.setAside(path)
      expected = .nothing
      return aside.lastName.description
    } catch {
      throw failure(.setAside, error)
    }
  }

  /// The file and all that the program keeps beside it, except files that were set aside. Some may
  /// be missing.
  package var keptPaths: [SystemString] {
    [path, lockPath, syncedPath, path.sibling(path.unfinishedName)]
  }

  private var path: SystemString { target ?? location.path }

  private var lockPath: SystemString { path + ".lock" }

  /// The second name of the last file that is known to be on the disk.
  private var syncedPath: SystemString { path.sibling(path.hiddenName("synced")) }

  private func failure(_ step: SaveFailure.Step, _ error: SystemError) -> SaveFailure {
    SaveFailure(step: step, path: location.path.description, reason: error.reason)
  }
}

extension DurableFile {
  private func acquireLock() throws(FileLock.Failure) {
    if location.makesFolders && !lock.isHeld { system.makeFolders(above: path) }
    try lock.acquire()
  }

  /// Checks that no other program uses the file, and that none has changed it since it was read.
  private func claim(for step: SaveFailure.Step) throws(SaveFailure) {
    do { try acquireLock() } catch { throw failure(step, error.error) }
    guard let content = expected else { return }
    guard (try? read()) == content else {
      lock.release()
      throw failure(step, content == .nothing ? .exists : .wouldBlock)
    }
    expected = nil
  }
}

extension FileReplacement.Step {
  var ofSave: SaveFailure.Step {
    switch self {
    case .create: .open
    case .write: .write
    case .place: .rename
    }
  }
}

extension DurableFile {
  private func read(_ path: @autoclosure () -> SystemString) throws(ReadFailure) -> Content {
    do {
      if target == nil { target = try system.resolvingLinks(location.path) }
    } catch {
      throw ReadFailure(path: location.path.description, reason: .system(error.reason))
    }
    do {
      let bytes = try system.content(of: path(), longest: SavedGameText.longest)
      return bytes.map { .bytes($0) } ?? .nothing
    } catch {
      throw ReadFailure(path: location.path.description, reason: error)
    }
  }

  /// The old file keeps a second name.
  private func putInPlace(_ unfinishedPath: SystemString) throws(SystemError) {
    let isNamed = try giveSecondName()
    do {
      try system.rename(unfinishedPath, path)
    } catch {
      if isNamed {
        // Without links, the second name is the old file's only name.
        try? system.rename(syncedPath, path)
        if (try? system.isTaken(path)) == true { try? system.remove(syncedPath) }
      }
      throw error
    }
  }

  /// Does nothing if an earlier file that was on the disk still has the second name.
  private func giveSecondName() throws(SystemError) -> Bool {
    do {
      try system.link(path, syncedPath)
      return true
    } catch {
      // Before the first save there is no file to name.
      if error == .exists || error == .noSuchFile { return false }
    }
    // Without links, the file has only its second name until the next file takes its place.
    guard try !system.isTaken(syncedPath), try system.isTaken(path) else { return false }
    try system.rename(path, syncedPath)
    return true
  }
}

/// A lock file that one program holds at a time. The system releases the lock when the program
/// ends, however it ends.
///
/// On a file system without locks, taking the lock always succeeds.
final class FileLock {
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

  var isHeld: Bool {
    if case .free = state { false } else { true }
  }

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

  /// The end of a longer, earlier number may follow on the next line.
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
