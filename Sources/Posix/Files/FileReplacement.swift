/// Replaces a file whole or not at all: the new content is written under a temporary name beside
/// it, and then takes its place in one step. The new file keeps the permissions of the old one.
///
/// What an interrupted program left under the temporary name is removed first. A fixed name
/// therefore keeps leftovers from piling up, but only one program at a time may use it: the caller
/// holds a lock, or includes the number of the process in the name.
public struct FileReplacement: Sendable {
  /// What is on the disk when the file has been replaced, so that it survives a loss of power.
  public enum Durability: Sendable, Hashable {
    /// Perhaps nothing, not even the old file: the file can be made again, or is synced later.
    case notSynced
    /// The new content, written before it takes its place: the old or the new file is on the disk.
    case contentSynced
    /// The new content and its name, as far as the file system can do that.
    case nameSynced
  }

  /// Who may read and write a new file.
  public enum Permissions: Sendable, Hashable {
    /// The person alone.
    case ownerOnly
    /// Others, too, as far as the process allows.
    case shared
  }

  /// A step of the replacement.
  public enum Step: Sendable, Hashable {
    /// Creating the temporary file.
    case create
    /// Writing it.
    case write
    /// Putting it in its place.
    case place
  }

  /// Why the replacement failed, with the old file in its place.
  public struct Failure: Error, Sendable, Hashable {
    /// The step that failed.
    public let step: Step
    /// The system's error.
    public let error: SystemError
  }

  /// The temporary file.
  public let temporaryPath: SystemString
  private let path: SystemString
  private let durability: Durability
  private let permissions: Permissions
  private let system: FileSystem

  /// The replacement of a file.
  ///
  /// - Parameters:
  ///   - path: The file, which may be missing. If it is a link, the link itself is replaced.
  ///   - temporaryName: The name of the temporary file in the same folder.
  ///   - durability: What is on the disk when the file has been replaced.
  ///   - permissions: The permissions of a new file.
  ///   - system: The calls for files.
  public init(
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
  ///
  /// - Throws: `Failure`.
  public func replace(with bytes: [UInt8]) throws(Failure) {
    try replace(with: bytes) { () throws(SystemError) in try system.rename(temporaryPath, path) }
  }

  /// Replaces the file, or makes it, in the caller's way.
  ///
  /// - Parameter place: Puts the temporary file in its place.
  /// - Throws: `Failure`.
  public func replace(
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

  /// Makes the file, and leaves a file of that name alone.
  ///
  /// - Throws: `Failure`, with the error `exists` if the name is taken.
  public func create(with bytes: [UInt8]) throws(Failure) {
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
