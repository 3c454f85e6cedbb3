import GameSession
import Posix

/// Keeps the game in a file, which it replaces atomically and durably.
///
/// The bytes are written to a temporary file beside it, and are on the disk before that takes the
/// place of the old one: whenever the program or the power ends, one of the two is there, whole. A
/// lock file beside it keeps a second program away.
public final class FileStorage: GameStorage {
  private let location: SaveLocation
  private let system: FileSystem
  /// The file that a link names, which is replaced instead of the link; nil until it is looked for.
  private var target: SystemString?
  private lazy var lock = FileLock(path: path + ".lock", system: system)
  /// What has to be there still at the first save, lest it overwrite what was never read: another
  /// program may have changed what was read without the lock, or the system have overlooked a file.
  private var expected: StoredContent?

  /// The storage at a location; nothing is looked at before it is used.
  public init(at location: SaveLocation, system: FileSystem = FileSystem()) {
    self.location = location
    self.system = system
  }

  /// Makes sure that there is no file, or one that can be read. Nothing is changed, nor locked.
  public func check() throws(ReadFailure) {
    _ = try read()
  }

  /// Locks the file for this program, and reads it. Missing folders are made, if the location wants
  /// that.
  ///
  /// - Throws: `ReadFailure`, with the file as it was.
  public func load() throws(ReadFailure) -> StoredContent {
    // What cannot be read is found out before a lock file is made.
    try check()
    do {
      try takeLock()
    } catch .busy {
      return .busy
    } catch {
      // Every save tries again, and says so when it fails.
    }
    let content = try read()
    expected = lock.isHeld && content != .nothing ? nil : content
    return content
  }

  /// Replaces the file by one with these bytes, atomically and durably.
  ///
  /// - Throws: `SaveFailure`; unless its step is `sync`, with the old file in its place.
  public func replace(with bytes: [UInt8]) throws(SaveFailure) {
    try claim(for: .lock)
    // A program that was killed in the middle of a save has left one.
    try? system.remove(unfinishedPath)
    var step = SaveFailure.Step.open
    do throws(SystemError) {
      let file = try system.open(unfinishedPath, .creating)
      defer { system.close(file) }
      step = .write
      try write(bytes, to: file)
      step = .sync
      try system.sync(file)
      step = .rename
      try system.rename(unfinishedPath, path)
    } catch {
      try? system.remove(unfinishedPath)
      throw failure(step, error)
    }
    do { try syncFolder() } catch { throw failure(.sync, error) }
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

  /// The temporary file: hidden, and named so that it is nobody else's.
  private var unfinishedPath: SystemString {
    path.sibling("." + path.lastName + ".reversi-unfinished")
  }

  private func failure(_ step: SaveFailure.Step, _ error: SystemError) -> SaveFailure {
    SaveFailure(step: step, path: location.path.description, reason: error.reason)
  }
}

/// What the file is guarded by.
extension FileStorage {
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
    guard (try? read()) == content else {
      lock.letGo()
      throw failure(step, content == .nothing ? .exists : .wouldBlock)
    }
    expected = nil
  }
}

/// The calls that read and write.
extension FileStorage {
  /// What stands under the path.
  private enum Found {
    case bytes([UInt8])
    case noFile(ReadFailure.Reason)
  }

  private func read() throws(ReadFailure) -> StoredContent {
    let found: Found
    do {
      found = try find()
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

  private func find() throws(SystemError) -> Found {
    if target == nil { target = try system.resolvingLinks(location.path) }
    // Asked before it is opened: opening a device or a named pipe can have an effect.
    if let reason = try system.kindAtPath(path).obstacle { return .noFile(reason) }
    let file = try system.open(path, .reading)
    defer { system.close(file) }
    if let reason = try system.kind(file).obstacle { return .noFile(reason) }

    var bytes: [UInt8] = []
    while bytes.count <= SaveText.longest {
      let more = try system.read(file, SaveText.longest + 1 - bytes.count)
      if more.isEmpty { break }
      bytes += more
    }
    return .bytes(bytes)
  }

  private func write(_ bytes: [UInt8], to file: FileSystem.Descriptor) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      rest = rest.dropFirst(try system.write(file, rest))
    }
  }

  /// Without this the new name could be lost with the power, though the file was written.
  private func syncFolder() throws(SystemError) {
    do throws(SystemError) {
      let folder = try system.open(path.folder, .syncingFolder)
      defer { system.close(folder) }
      try system.sync(folder)
    } catch {
      guard Self.folderCannotBeSynced.contains(error) else { throw error }
    }
  }

  /// The errors of a file system that does not sync folders, or lets the player write to one that
  /// he may not read. The file is in its place then, and nothing better can be had.
  private static let folderCannotBeSynced: [SystemError] = [
    .invalidArgument, .permissionDenied, .notPermitted, .notSupported, .operationNotSupported,
  ]
}

extension FileSystem.Kind {
  /// What keeps it from being read as a file, if anything.
  fileprivate var obstacle: ReadFailure.Reason? {
    switch self {
    case .file: nil
    case .folder: .folder
    case .device: .device
    case .other: .notAFile
    }
  }
}
