/// Writes a file whole or not at all: under a temporary name beside it, then in its place. The new
/// file keeps the permissions of the old one.
///
/// What an interrupted program left under the temporary name is removed first. A fixed name
/// therefore keeps leftovers from piling up, but only one program at a time may use it: the caller
/// holds a lock, or includes the number of the process in the name.
public struct FileReplacement: Sendable {
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

  /// The file.
  public let path: SystemString
  /// The temporary file.
  public let temporaryPath: SystemString
  private let system: FileSystem

  /// The replacement of a file.
  ///
  /// - Parameters:
  ///   - path: The file, which may be missing. If it is a link, the link itself is replaced.
  ///   - temporaryName: The name of the temporary file in the same folder.
  ///   - system: The calls for files.
  public init(
    of path: SystemString, through temporaryName: SystemString, system: FileSystem = FileSystem()
  ) {
    self.path = path
    temporaryPath = path.sibling(temporaryName)
    self.system = system
  }

  /// Replaces the file, or makes it.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - isShared: Whether others than the player may read a new file, as far as the process
  ///     allows.
  /// - Throws: `Failure`.
  public func replace(with bytes: [UInt8], isShared: Bool = false) throws(Failure) {
    let file = try write(bytes, isShared: isShared) { (_) throws(SystemError) in
      try system.rename(temporaryPath, path)
    }
    system.close(file)
  }

  /// Makes the file, and leaves a file of that name alone.
  ///
  /// - Throws: `Failure`, with the error `exists` if the name is taken.
  public func create(with bytes: [UInt8]) throws(Failure) {
    let file = try write(bytes) { (_) throws(SystemError) in
      do {
        try system.link(temporaryPath, path)
        try? system.remove(temporaryPath)
      } catch {
        // Without links, no single step leaves an existing file alone.
        guard try !system.isTaken(path) else { throw .exists }
        try system.rename(temporaryPath, path)
      }
    }
    system.close(file)
  }

  /// Writes the temporary file, and has the caller put it in its place.
  ///
  /// - Parameters:
  ///   - bytes: The new content.
  ///   - isShared: Whether others than the player may read a new file, as far as the process
  ///     allows.
  ///   - place: Puts the open file in its place.
  /// - Returns: The new file, still open; the caller closes it.
  /// - Throws: `Failure`.
  public func write(
    _ bytes: [UInt8], isShared: Bool = false,
    place: (FileSystem.Descriptor) throws(SystemError) -> Void
  ) throws(Failure) -> FileSystem.Descriptor {
    var portion: [UInt8]? = bytes
    return try write(
      portions: { () throws(SystemError) in
        defer { portion = nil }
        return portion
      }, isShared: isShared, place: place)
  }

  /// Writes the temporary file in portions, so that it is never in memory as a whole, and has the
  /// caller put it in its place.
  ///
  /// - Parameters:
  ///   - next: Returns the next bytes of the new content; nil at its end.
  ///   - isShared: Whether others than the player may read a new file, as far as the process
  ///     allows.
  ///   - place: Puts the open file in its place.
  /// - Returns: The new file, still open; the caller closes it.
  /// - Throws: `Failure`.
  public func write(
    portions next: () throws(SystemError) -> [UInt8]?, isShared: Bool = false,
    place: (FileSystem.Descriptor) throws(SystemError) -> Void
  ) throws(Failure) -> FileSystem.Descriptor {
    try? system.remove(temporaryPath)
    var step = Step.create
    var created: FileSystem.Descriptor?
    do throws(SystemError) {
      let file = try system.open(temporaryPath, isShared ? .creatingShared : .creating)
      created = file
      // Fails for a new file, and where files have no permissions.
      try? system.copyPermissions(path, file)
      step = .write
      while let bytes = try next() {
        var rest = bytes[...]
        try system.writeAll(file, &rest)
      }
      step = .place
      try place(file)
      return file
    } catch {
      if let created { system.close(created) }
      try? system.remove(temporaryPath)
      throw Failure(step: step, error: error)
    }
  }
}
