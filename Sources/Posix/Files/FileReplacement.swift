/// Replaces a file whole or not at all: the new content is written under a temporary name beside
/// it, and then takes its place in one step. The new file keeps the permissions of the old one.
///
/// Leftovers under the temporary name are removed first. So only one program at a time may use a
/// name: the caller holds a lock, or includes the number of the process in the name.
package struct FileReplacement: Sendable {
  /// What survives a loss of power as soon as the file has been replaced.
  package enum Durability: Sendable, Hashable {
    /// Nothing is guaranteed; for files that can be made again, or are synced later.
    case notSynced
    /// The old or the new content, whole: the new content is synced before it takes its place.
    case contentSynced
    /// The new file: its content and its name are synced, if the file system can do that.
    case nameSynced
  }

  /// Who may read and write a new file.
  package enum Permissions: Sendable, Hashable {
    case ownerOnly
    /// Others, too, unless the file mode mask of the process forbids it.
    case shared
  }

  /// The steps: create the temporary file, write it, put it in the place of the old file.
  package enum Step: Sendable, Hashable {
    case create
    case write
    case place
  }

  /// Why the replacement failed. The old file is still in its place.
  package struct Failure: Error, Sendable, Hashable {
    package let step: Step
    package let error: SystemError
  }

  /// The path of the temporary file, in the folder of the file.
  package let temporaryPath: SystemString
  private let path: SystemString
  private let durability: Durability
  private let permissions: Permissions
  private let system: FileSystem

  /// Prepares a replacement, without touching the disk.
  ///
  /// The file at `path` may be missing. If it is a link, the link itself is replaced.
  package init(
    of path: SystemString, through temporaryName: SystemString, _ durability: Durability,
    _ permissions: Permissions, system: FileSystem = FileSystem()
  ) {
    self.path = path
    temporaryPath = path.sibling(temporaryName)
    self.durability = durability
    self.permissions = permissions
    self.system = system
  }

  /// Replaces the file, or makes it.
  package func replace(with bytes: [UInt8]) throws(Failure) {
    try replace(with: bytes) { () throws(SystemError) in try system.rename(temporaryPath, path) }
  }

  /// Replaces the file, or makes it. The caller puts the new file in its place.
  package func replace(
    with bytes: [UInt8], place: () throws(SystemError) -> Void
  ) throws(Failure) {
    try? system.remove(temporaryPath)
    var step = Step.create
    do throws(SystemError) {
      let file = try system.open(
        temporaryPath, permissions == .shared ? .creatingShared : .creating)
      defer { system.close(file) }
      // Fails for a new file, and where files have no permissions.
      try? system.copyPermissions(path, file)
      step = .write
      var rest = bytes[...]
      try system.writeAll(file, &rest)
      if durability != .notSynced { try system.sync(file) }
      step = .place
      try place()
    } catch {
      if step != .create { try? system.remove(temporaryPath) }
      throw Failure(step: step, error: error)
    }
    // The content is on the disk, and the new file is in its place.
    if durability == .nameSynced { try? system.syncNames(in: path.folder) }
  }

  /// Makes the file, unless its name is taken.
  ///
  /// - Throws: `Failure`, with the error `exists` if the name is taken.
  package func create(with bytes: [UInt8]) throws(Failure) {
    try replace(with: bytes) { () throws(SystemError) in
      do {
        try system.link(temporaryPath, path)
        try? system.remove(temporaryPath)
      } catch {
        // Without links, no single step leaves an existing file alone.
        guard try !system.isTaken(path) else { throw .exists }
        try system.rename(temporaryPath, path)
      }
    }
  }
}
