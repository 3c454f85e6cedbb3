import CPosix
import Libc

/// The system calls that read and replace files.
///
/// Each call is a property, so that a test can replace it by one that fails. Any thread may make
/// the calls. A call that a signal interrupts is repeated.
package struct FileSystem: Sendable {
  package typealias Descriptor = Int32

  /// The purpose for which a file is opened.
  package enum Purpose: Sendable, Hashable {
    /// To read it; a named pipe is opened without waiting for a writer.
    case reading
    /// To create and write a file for the person alone; fails if the name is taken, even by a link
    /// or a named pipe. Each write appends, even after another program has written to the file.
    case creating
    /// To create and write a file, as `creating` does, that others may read, unless the file mode
    /// mask of the process forbids it.
    case creatingShared
    /// To read it, and to append to it; a missing file is made for the person alone.
    case appending
    /// To lock it, but never through a link; a missing file is made.
    case locking
    /// To sync a folder's names to the disk, or to lock the folder.
    case folder
  }

  package enum Kind: Sendable, Hashable {
    case file
    case folder
    /// A device, which belongs to the whole system.
    case device
    /// A socket, a named pipe, or another kind.
    case other
  }

  /// Returns the kind of the file at a path. Follows links. Ask before opening the file: opening a
  /// device or a named pipe can have an effect.
  package var kindAtPath: @Sendable (_ path: SystemString) throws(SystemError) -> Kind = pathKind
  /// Opens a file. A file that the superuser makes belongs to the owner of its folder.
  package var open:
    @Sendable (_ path: SystemString, _ purpose: Purpose) throws(SystemError) -> Descriptor =
      openFile
  package var close: @Sendable (_ file: Descriptor) -> Void = { closeFile($0) }
  /// Reads the next bytes, at most `count`; none at the end.
  package var read: @Sendable (_ file: Descriptor, _ count: Int) throws(SystemError) -> [UInt8] =
    readFile
  package var size: @Sendable (_ file: Descriptor) throws(SystemError) -> Int = fileSize
  /// Reads at most `count` bytes, beginning `place` bytes after the start; none at the end.
  package var readAt:
    @Sendable (_ file: Descriptor, _ place: Int, _ count: Int) throws(SystemError) -> [UInt8] =
      readFileAt
  /// Shortens an open file to a number of bytes.
  package var truncate: @Sendable (_ file: Descriptor, _ size: Int) throws(SystemError) -> Void =
    truncateFile
  package var write:
    @Sendable (_ file: Descriptor, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int =
      writeFile
  /// Writes a file or a folder to the disk.
  package var sync: @Sendable (_ file: Descriptor) throws(SystemError) -> Void = syncFile
  /// Locks an open file without waiting, until it is closed or the program ends.
  package var lock: @Sendable (_ file: Descriptor) throws(SystemError) -> Void = lockFile
  /// Renames a file, replacing the file that has the new name.
  package var rename:
    @Sendable (_ from: SystemString, _ to: SystemString) throws(SystemError) -> Void = renameFile
  /// Gives a file a second name; fails if the name is taken.
  package var link:
    @Sendable (_ path: SystemString, _ second: SystemString) throws(SystemError) -> Void = linkFile
  /// Removes a name of a file.
  package var remove: @Sendable (_ path: SystemString) throws(SystemError) -> Void = removeFile
  /// Whether a name is taken, even by a dangling link.
  package var isTaken: @Sendable (_ path: SystemString) throws(SystemError) -> Bool = isPathTaken
  /// Whether two paths lead to one file or folder, also by a hard link. Follows links.
  package var isSameFile:
    @Sendable (_ first: SystemString, _ second: SystemString) throws(SystemError) -> Bool =
      arePathsOfSameFile
  /// The path with all links in it resolved; for a dangling link, the path that it names.
  package var resolvingLinks: @Sendable (_ path: SystemString) throws(SystemError) -> SystemString =
    pathResolvingLinks
  /// The names of the files in a folder, in no particular order.
  package var namesInFolder:
    @Sendable (_ folder: SystemString) throws(SystemError) -> [SystemString] = folderNames
  /// Gives an open file the owner, the group and the permissions of another file, as far as this
  /// process may do that.
  package var copyPermissions:
    @Sendable (_ from: SystemString, _ to: Descriptor) throws(SystemError) -> Void =
      copyPathPermissions
  /// Makes a folder that only the person can read. One that the superuser makes belongs to the
  /// owner of the folder above it.
  package var makeFolder: @Sendable (_ path: SystemString) throws(SystemError) -> Void =
    makePrivateFolder

  /// The real calls.
  package init() {}

  /// Checks that a path leads to a regular file, without opening it. Follows links.
  ///
  /// - Throws: `SystemError`: `isAFolder` for a folder, and `invalidArgument` for another kind.
  package func checkIsRegularFile(_ path: SystemString) throws(SystemError) {
    switch try kindAtPath(path) {
    case .file: break
    case .folder: throw .isAFolder
    case .device, .other: throw .invalidArgument
    }
  }

  /// Reads at most `count` bytes, and waits for them even if the file itself does not; none at the
  /// end.
  package func readWaiting(_ file: Descriptor, _ count: Int) throws(SystemError) -> [UInt8] {
    while true {
      // Before the first read, since a named pipe without a writer seems to be at its end.
      _ = waitForInput(on: [file], timeout: nil)
      do {
        return try read(file, count)
      } catch {
        guard error == .wouldBlock else { throw error }
      }
    }
  }

  /// Reads a file to its end, waiting where it has to. Of a file that is longer than `longest`
  /// bytes, it reads one byte more.
  package func readToEnd(_ file: Descriptor, longest: Int = .max - 1) throws(SystemError) -> [UInt8]
  {
    var bytes: [UInt8] = []
    // The portions grow with the file: a small one needs no large buffer.
    while bytes.count <= longest {
      let portion = max(4 << 10, min(bytes.count, 64 << 10))
      let more = try readWaiting(file, min(longest + 1 - bytes.count, portion))
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// Reads the bytes in a range of places, counted from 0; fewer if the file ends before.
  package func readAll(
    _ file: Descriptor, at places: Range<Int>
  ) throws(SystemError) -> [UInt8] {
    if places.isEmpty { return [] }
    // Usually one read returns everything, and nothing is copied.
    var bytes = try readAt(file, places.lowerBound, places.count)
    while bytes.count < places.count {
      let rest = places.dropFirst(bytes.count)
      let more = bytes.isEmpty ? [] : try readAt(file, rest.lowerBound, rest.count)
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }

  /// Writes all bytes, and removes them from the slice as they are written.
  ///
  /// - Throws: `SystemError`, with the rest of the bytes in the slice.
  package func writeAll(_ file: Descriptor, _ bytes: inout ArraySlice<UInt8>) throws(SystemError) {
    while !bytes.isEmpty { bytes = bytes.dropFirst(try write(file, bytes)) }
  }

  /// Makes the missing folders above a file, for the person alone. If one cannot be made, opening
  /// the file fails with the reason.
  package func makeFolders(above path: SystemString) {
    for folder in path.foldersAbove { try? makeFolder(folder) }
  }

  /// Writes a file and its name to the disk. This can take long.
  package func syncWithName(_ path: SystemString) throws(SystemError) {
    let file = try open(path, .reading)
    defer { close(file) }
    try sync(file)
    try syncNames(in: path.folder)
  }

  /// Otherwise a loss of power could lose a new name, although the content was written.
  func syncNames(in folder: SystemString) throws(SystemError) {
    do throws(SystemError) {
      let folder = try open(folder, .folder)
      defer { close(folder) }
      try sync(folder)
    } catch {
      guard Self.folderCannotBeSynced.contains(error) else { throw error }
    }
  }

  /// The errors of a file system that does not sync folders, or of a folder that the person may
  /// write to but not read. They are ignored, because the file is in its place.
  private static let folderCannotBeSynced: [SystemError] = [
    .invalidArgument, .permissionDenied, .notPermitted, .notSupported, .operationNotSupported,
  ]

  /// Unlocks an open file, also for processes that share it.
  package func unlock(_ file: Descriptor) { unlockFile(file) }

  /// Locks a folder until the result is closed. Only programs that ask for the lock notice it.
  ///
  /// - Parameter limit: The longest wait for another program.
  /// - Returns: The open folder; nil if the folder cannot be locked.
  /// - Throws: `SystemError.wouldBlock` if another program holds the lock for too long.
  package func lockFolder(
    _ path: SystemString, within limit: Duration = .seconds(1)
  ) throws(SystemError) -> Descriptor? {
    guard let folder = try? open(path, .folder) else { return nil }
    let end = MonotonicClock.now + limit
    while true {
      do {
        try lock(folder)
        return folder
      } catch {
        if error == .wouldBlock, MonotonicClock.now < end {
          _ = waitForInput(on: [], timeout: .milliseconds(5))
          continue
        }
        close(folder)
        guard error == .wouldBlock else { return nil }
        throw error
      }
    }
  }
}

/// Repeats a call that a signal interrupts.
@discardableResult
private func repeating<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
  while true {
    let result = call()
    if result >= 0 { return result }
    let error = SystemError.last
    guard error == .interrupted else { throw error }
  }
}

private func openFile(
  _ path: SystemString, _ purpose: FileSystem.Purpose
) throws(SystemError) -> Int32 {
  let flags =
    switch purpose {
    case .reading: O_RDONLY | O_NONBLOCK
    case .creating, .creatingShared: O_WRONLY | O_APPEND | O_CREAT | O_EXCL
    case .appending: O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK
    // The holder writes into the file, and a link could name any file of the person.
    case .locking: O_RDWR | O_CREAT | O_NOFOLLOW
    case .folder: O_RDONLY | O_DIRECTORY
    }
  let permissions: mode_t = purpose == .creatingShared ? 0o666 : 0o600
  return try inNameOfOwner(of: flags & O_CREAT == 0 ? nil : path.folder) {
    () throws(SystemError) in
    try path.withCString { (path) throws(SystemError) in
      try repeating { open(path, flags | O_CLOEXEC, permissions) }
    }
  }
}

/// Makes a file. In the folder of another user, the superuser makes it as that user: giving it away
/// afterwards could give away another file that a link leads to by then. If that user may not make
/// the file, the superuser does, as itself.
private func inNameOfOwner<Result>(
  of folder: SystemString?, _ make: () throws(SystemError) -> Result
) throws(SystemError) -> Result {
  var status = stat()
  guard geteuid() == 0, let folder, folder.withCString({ stat($0, &status) }) == 0,
    status.st_uid != 0
  else { return try make() }
  do throws(SystemError) {
    owners_act_as(status.st_uid, status.st_gid)
    defer { owners_act_as(0, getegid()) }
    return try make()
  } catch {
    guard error == .permissionDenied || error == .notPermitted else { throw error }
    return try make()
  }
}

private func closeFile(_ file: Int32) {
  close(file)
}

private func pathKind(_ path: SystemString) throws(SystemError) -> FileSystem.Kind {
  var status = stat()
  try check(path.withCString { stat($0, &status) })
  return switch status.st_mode & S_IFMT {
  case S_IFREG: .file
  case S_IFDIR: .folder
  case S_IFCHR, S_IFBLK: .device
  default: .other
  }
}

private func readFile(_ file: Int32, _ count: Int) throws(SystemError) -> [UInt8] {
  try bytes(upTo: count) { read(file, $0, count) }
}

private func bytes(
  upTo count: Int, _ read: (UnsafeMutableRawPointer?) -> Int
) throws(SystemError) -> [UInt8] {
  var result: Result<Int, SystemError> = .success(0)
  // The memory is neither filled with zeros first nor copied.
  let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
    let memory = UnsafeMutableRawPointer(buffer.baseAddress)
    result = Result { () throws(SystemError) in try repeating { read(memory) } }
    if case .success(let read) = result { length = read }
  }
  _ = try result.get()
  return bytes
}

private func fileSize(_ file: Int32) throws(SystemError) -> Int {
  var status = stat()
  try check(fstat(file, &status))
  return Int(status.st_size)
}

private func readFileAt(_ file: Int32, _ place: Int, _ count: Int) throws(SystemError) -> [UInt8] {
  try bytes(upTo: count) { pread(file, $0, count, off_t(place)) }
}

private func truncateFile(_ file: Int32, _ size: Int) throws(SystemError) {
  try repeating { ftruncate(file, off_t(size)) }
}

private func writeFile(_ file: Int32, _ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
  try repeating { bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) } }
}

private func syncFile(_ file: Int32) throws(SystemError) {
  try repeating { fsync(file) }
}

private func lockFile(_ file: Int32) throws(SystemError) {
  try repeating { flock(file, LOCK_EX | LOCK_NB) }
}

private func unlockFile(_ file: Int32) {
  _ = flock(file, LOCK_UN)
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

private func isPathTaken(_ path: SystemString) throws(SystemError) -> Bool {
  var status = stat()
  do {
    try check(path.withCString { lstat($0, &status) })
    return true
  } catch {
    guard error == .noSuchFile else { throw error }
    return false
  }
}

private func arePathsOfSameFile(
  _ first: SystemString, _ second: SystemString
) throws(SystemError) -> Bool {
  var (status, other) = (stat(), stat())
  try check(first.withCString { stat($0, &status) })
  try check(second.withCString { stat($0, &other) })
  return (status.st_dev, status.st_ino) == (other.st_dev, other.st_ino)
}

private func folderNames(_ path: SystemString) throws(SystemError) -> [SystemString] {
  guard let folder = path.withCString({ opendir($0) }) else { throw SystemError.last }
  defer { closedir(folder) }
  var names: [SystemString] = []
  while let entry = readdir(folder) {
    names.append(
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        UnsafeRawPointer(name).withMemoryRebound(to: CChar.self, capacity: 1) {
          SystemString(cString: $0)
        }
      })
  }
  return names
}

private func pathResolvingLinks(_ path: SystemString) throws(SystemError) -> SystemString {
  if let resolved = path.withCString({ realpath($0, nil) }) {
    defer { free(resolved) }
    return SystemString(cString: resolved)
  }
  let error = SystemError.last
  guard error == .noSuchFile || error == .notAFolder else { throw error }
  var path = path
  // As many links as the system follows.
  for _ in 0..<40 {
    guard let target = try linkTarget(path) else { break }
    path = target.isAbsolute ? target : path.sibling(target)
  }
  return path
}

private func linkTarget(_ path: SystemString) throws(SystemError) -> SystemString? {
  var target = [CChar](repeating: 0, count: Int(PATH_MAX))
  do {
    let length = try check(path.withCString { readlink($0, &target, target.count) })
    return SystemString(bytes: target[..<length].map { UInt8(bitPattern: $0) })
  } catch {
    guard [.noSuchFile, .notAFolder, .invalidArgument].contains(error) else { throw error }
    return nil
  }
}

private func copyPathPermissions(_ from: SystemString, _ to: Int32) throws(SystemError) {
  var status = stat()
  try check(from.withCString { stat($0, &status) })
  // Most processes may give a file to one of their groups at best. The permissions come last,
  // because a new owner resets some.
  if fchown(to, status.st_uid, status.st_gid) != 0 { _ = fchown(to, uid_t.max, status.st_gid) }
  try check(fchmod(to, status.st_mode & 0o777))
}

private func makePrivateFolder(_ path: SystemString) throws(SystemError) {
  try inNameOfOwner(of: path.folder) { () throws(SystemError) in
    _ = try check(path.withCString { mkdir($0, 0o700) })
  }
}
