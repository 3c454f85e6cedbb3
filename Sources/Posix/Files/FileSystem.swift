import CPosix

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The calls of the system by which files are read and replaced.
///
/// A value, so that a test can put another function in the place of any of them, and let it fail.
public struct FileSystem {
  /// An open file.
  public typealias Descriptor = Int32

  /// What a file is opened for.
  public enum Purpose: Sendable, Hashable {
    /// To be read, without waiting for somebody to write to it should it be a named pipe.
    case reading
    /// To be made and written; fails if anything has that name, be it a link or a named pipe.
    case creating
    /// To be locked; made if there is none.
    case locking
    /// To have a folder's names written to the disk.
    case syncingFolder
  }

  /// What stands under a name.
  public enum Kind: Sendable, Hashable {
    /// A file with content.
    case file
    /// A folder.
    case folder
    /// A device, which belongs to the whole system.
    case device
    /// A socket, a named pipe, or whatever else the system has.
    case other
  }

  /// Opens a file.
  public var open: (_ path: SystemString, _ purpose: Purpose) throws(SystemError) -> Descriptor =
    openFile
  /// Closes it.
  public var close: (_ file: Descriptor) -> Void = { closeFile($0) }
  /// Tells what an open file is.
  public var kind: (_ file: Descriptor) throws(SystemError) -> Kind = fileKind
  /// Reads some bytes, and returns how many; 0 at the end.
  public var read:
    (_ file: Descriptor, _ bytes: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int =
      readFile
  /// Writes some of the bytes, and returns how many.
  public var write:
    (_ file: Descriptor, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int = writeFile
  /// Has a file or a folder written to the disk.
  public var sync: (_ file: Descriptor) throws(SystemError) -> Void = syncFile
  /// Locks a file for this program, without waiting; the system unlocks it when the program ends.
  public var lock: (_ file: Descriptor) throws(SystemError) -> Void = lockFile
  /// Gives a file another name, in place of the file that had that name.
  public var rename: (_ from: SystemString, _ to: SystemString) throws(SystemError) -> Void =
    renameFile
  /// Gives a file a second name; fails if anything has that name.
  public var link: (_ path: SystemString, _ second: SystemString) throws(SystemError) -> Void =
    linkFile
  /// Takes a name away from a file.
  public var remove: (_ path: SystemString) throws(SystemError) -> Void = removeFile
  /// Whether anything stands under a name, be it a link that leads nowhere.
  public var isTaken: (_ path: SystemString) -> Bool = isPathTaken
  /// The path without links in it; where a link leads nowhere, the path that it names.
  public var resolvingLinks: (_ path: SystemString) -> SystemString = pathResolvingLinks
  /// Makes a folder that only the player can look into.
  public var makeFolder: (_ path: SystemString) throws(SystemError) -> Void = makePrivateFolder

  /// The calls themselves.
  public init() {}
}

private func openFile(
  _ path: SystemString, _ purpose: FileSystem.Purpose
) throws(SystemError) -> Int32 {
  let flags =
    switch purpose {
    case .reading: O_RDONLY | O_NONBLOCK
    case .creating: O_WRONLY | O_CREAT | O_EXCL
    case .locking: O_RDWR | O_CREAT
    case .syncingFolder: O_RDONLY | O_DIRECTORY
    }
  return try check(path.withCString { open($0, flags | O_CLOEXEC, 0o600) })
}

private func closeFile(_ file: Int32) {
  close(file)
}

private func fileKind(_ file: Int32) throws(SystemError) -> FileSystem.Kind {
  var status = stat()
  try check(fstat(file, &status))
  return switch status.st_mode & S_IFMT {
  case S_IFREG: .file
  case S_IFDIR: .folder
  case S_IFCHR, S_IFBLK: .device
  default: .other
  }
}

private func readFile(
  _ file: Int32, _ bytes: UnsafeMutableRawBufferPointer
) throws(SystemError) -> Int {
  try check(read(file, bytes.baseAddress, bytes.count))
}

private func writeFile(_ file: Int32, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int {
  try check(write(file, bytes.baseAddress, bytes.count))
}

private func syncFile(_ file: Int32) throws(SystemError) {
  try check(fsync(file))
}

private func lockFile(_ file: Int32) throws(SystemError) {
  try check(flock(file, LOCK_EX | LOCK_NB))
}

private func renameFile(_ from: SystemString, _ to: SystemString) throws(SystemError) {
  try check(from.withCString { from in to.withCString { rename(from, $0) } })
}

private func linkFile(_ path: SystemString, _ second: SystemString) throws(SystemError) {
  try check(path.withCString { path in second.withCString { link(path, $0) } })
}

private func removeFile(_ path: SystemString) throws(SystemError) {
  try check(path.withCString { unlink($0) })
}

private func isPathTaken(_ path: SystemString) -> Bool {
  var status = stat()
  return path.withCString { lstat($0, &status) } == 0
}

private func pathResolvingLinks(_ path: SystemString) -> SystemString {
  if let resolved = path.withCString({ realpath($0, nil) }) {
    defer { free(resolved) }
    return SystemString(cString: resolved)
  }
  var target = [CChar](repeating: 0, count: Int(PATH_MAX))
  let length = path.withCString { readlink($0, &target, target.count - 1) }
  guard length > 0 else { return path }
  let named = SystemString(bytes: target[..<length].map { UInt8(bitPattern: $0) })
  return named.isAbsolute ? named : path.sibling(named)
}

private func makePrivateFolder(_ path: SystemString) throws(SystemError) {
  try check(path.withCString { mkdir($0, 0o700) })
}
