import GameFormats
import GameSession
import Posix

/// Keeps the game in a file, which it replaces atomically, and then has written to the disk.
///
/// The bytes are written to a temporary file beside it, which takes the place of the old one at
/// once: that survives the end of the program. It need not be on the disk yet. Until it is, the last
/// file that was has a second, hidden name, for the case that the power ends. A lock file beside it
/// keeps a second program away.
public final class DurableFile: GameStorage {
  private let location: SavedGameLocation
  private let system: FileSystem
  private let disk: DiskSync
  /// The file that a link names, which is replaced instead of the link; nil until it is looked for.
  private var target: SystemString?
  private lazy var lock = FileLock(path: path + ".lock", system: system)
  /// What must be unchanged at the first save, which would overwrite what was never read: another
  /// program may have changed what was read without the lock, or the system have overlooked a file.
  private var expected: StoredContent?
  /// How many files have been put in place.
  private var replacements = 0
  /// Whether the last of them is still being written to the disk.
  private var isSyncing = false

  /// The storage at a location; nothing is looked at before it is used.
  ///
  /// - Throws: `SystemError` if there is no thread or descriptor left for it.
  public init(
    at location: SavedGameLocation, system: FileSystem = FileSystem()
  ) throws(SystemError) {
    self.location = location
    self.system = system
    disk = try DiskSync(system: system)
  }

  /// Makes sure that there is no file, or one that can be read. Nothing is changed, nor locked.
  public func check() throws(ReadFailure) {
    _ = try read(path)
  }

  /// Reads the file. Nothing is changed, nor locked: another program may be using it.
  public func peek() throws(ReadFailure) -> StoredContent { try read(path) }

  /// Locks the file for this program, and reads it. Missing folders are made, if the location wants
  /// that.
  ///
  /// - Throws: `ReadFailure`, with the file as it was.
  public func load() throws(ReadFailure) -> StoredContent {
    // What cannot be read is found out before a lock file is made.
    try check()
    do {
      try takeLock()
    } catch .busy(let holder) {
      return .busy(holder: holder)
    } catch {
      // Every save tries again, and says so when it fails.
    }
    let content = try read(path)
    expected = lock.isHeld && content != .nothing ? nil : content
    return content
  }

  /// Reads the file that was on the disk when the last one was put in its place, if it is still
  /// there.
  ///
  /// - Throws: `ReadFailure`, with the file as it was.
  public func loadLastSynced() throws(ReadFailure) -> [UInt8]? {
    do {
      guard case .bytes(let bytes) = try read(syncedPath) else { return nil }
      return bytes
    } catch {
      // What is no file is not of this program.
      guard error.isWrongKind else { throw error }
      return nil
    }
  }

  /// Replaces the file by one with these bytes, atomically, and begins to write that to the disk.
  ///
  /// - Throws: `SaveFailure`, with the old file in its place.
  public func replace(with bytes: [UInt8]) throws(SaveFailure) {
    try claim(for: .lock)
    // A program that was killed in the middle of a save has left one.
    try? system.remove(unfinishedPath)
    var step = SaveFailure.Step.open
    var unfinished: FileSystem.Descriptor?
    do throws(SystemError) {
      let file = try system.open(unfinishedPath, .creating)
      unfinished = file
      step = .write
      try system.writeAll(bytes, to: file)
      step = .rename
      try putInPlace()
      replacements += 1
      isSyncing = true
      disk.start(DiskSync.Request(number: replacements, file: file, folder: path.folder))
    } catch {
      if let unfinished { system.close(unfinished) }
      try? system.remove(unfinishedPath)
      throw failure(step, error)
    }
  }

  /// The descriptor that can be read when there may be an outcome.
  public var descriptor: Int32? { disk.descriptor }

  /// What came of the last bytes that were kept, when it is known.
  public func collect() -> Result<Void, SaveFailure>? {
    guard let outcome = disk.collect().last(where: { $0.number == replacements }) else {
      return nil
    }
    isSyncing = false
    if let error = outcome.error { return .failure(failure(.sync, error)) }
    // If this fails, the next save keeps an older game than it could.
    try? system.remove(syncedPath)
    return .success(())
  }

  /// Waits for the outcome, if there is still one to come.
  public func finish(within limit: Duration) -> Result<Void, SaveFailure>? {
    let end = ContinuousClock.now + limit
    while isSyncing {
      let rest = ContinuousClock.now.duration(to: end)
      guard rest > .zero else { return .failure(failure(.sync, .inProgress)) }
      _ = waitForInput(on: [disk.descriptor], timeout: rest)
      if let outcome = collect() { return outcome }
    }
    return nil
  }

  /// Gives the file another name beside it, `.bad-` and a number at its end, and returns that.
  ///
  /// - Throws: `SaveFailure`, with the file as it was.
  public func setAside() throws(SaveFailure) -> String {
    try claim(for: .setAside)
    do throws(SystemError) {
      var number = 1
      while try system.isTaken(asidePath(number)) { number += 1 }
      try system.rename(path, asidePath(number))
      expected = .nothing
      return asidePath(number).lastName.description
    } catch {
      throw failure(.setAside, error)
    }
  }

  private func asidePath(_ number: Int) -> SystemString { path + SystemString(".bad-\(number)") }

  private var path: SystemString { target ?? location.path }

  /// The temporary file.
  private var unfinishedPath: SystemString { hiddenPath("unfinished") }

  /// The second name of the last file that is known to be on the disk.
  private var syncedPath: SystemString { hiddenPath("synced") }

  /// A hidden file that is named so that it is nobody else's.
  private func hiddenPath(_ kind: SystemString) -> SystemString {
    path.sibling("." + path.lastName + ".reversi-" + kind)
  }

  private func failure(_ step: SaveFailure.Step, _ error: SystemError) -> SaveFailure {
    SaveFailure(step: step, path: location.path.description, reason: error.reason)
  }
}

/// What the file is guarded by.
extension DurableFile {
  private func takeLock() throws(FileLock.Failure) {
    if location.makesFolders && !lock.isHeld {
      for folder in path.foldersAbove {
        // If it fails for another reason than that there is one, the lock says why.
        try? system.makeFolder(folder)
      }
    }
    try lock.take()
  }

  /// Makes sure that no other program uses the file, nor has changed it since it was read.
  private func claim(for step: SaveFailure.Step) throws(SaveFailure) {
    do { try takeLock() } catch { throw failure(step, error.error) }
    guard let content = expected else { return }
    guard (try? read(path)) == content else {
      lock.letGo()
      throw failure(step, content == .nothing ? .exists : .wouldBlock)
    }
    expected = nil
  }
}

/// The calls that read and write.
extension DurableFile {
  private func read(_ path: @autoclosure () -> SystemString) throws(ReadFailure) -> StoredContent {
    let found: FileSystem.Content
    do {
      if target == nil { target = try system.resolvingLinks(location.path) }
      found = try system.content(of: path(), longest: SavedGameText.longest)
    } catch {
      if error == .noSuchFile || error == .notAFolder { return .nothing }
      throw ReadFailure(path: location.path.description, reason: .system(error.reason))
    }
    switch found {
    case .bytes(let bytes): return .bytes(bytes)
    case .noFile(let reason):
      throw ReadFailure(path: location.path.description, reason: reason)
    }
  }

  /// Puts the temporary file in the place of the old one, which keeps a second name.
  private func putInPlace() throws(SystemError) {
    let isNamed = try giveSecondName()
    do {
      try system.rename(unfinishedPath, path)
    } catch {
      if isNamed {
        // Where there are no links, the old file has only that name.
        try? system.rename(syncedPath, path)
        if (try? system.isTaken(path)) == true { try? system.remove(syncedPath) }
      }
      throw error
    }
  }

  /// Gives the file its second name, unless a file that was on the disk earlier still has that.
  ///
  /// - Returns: Whether it was given.
  private func giveSecondName() throws(SystemError) -> Bool {
    do {
      try system.link(path, syncedPath)
      return true
    } catch {
      // The first save has no file to name.
      if error == .exists || error == .noSuchFile { return false }
    }
    // There are no links here: until the next file takes its place, it has the second name only.
    guard try !system.isTaken(syncedPath), try system.isTaken(path) else { return false }
    try system.rename(path, syncedPath)
    return true
  }
}
