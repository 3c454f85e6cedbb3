#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

import GameSession

/// Keeps the game in a file, which it replaces atomically and durably.
///
/// The game is written to a temporary file beside it, on the disk before it takes the place of the
/// old one: whenever the program or the power ends, one of the two is there, whole. A lock file
/// beside it keeps a second program away.
public final class FileSaveStore: SaveStore {
  /// The longest file that is read, in bytes; a saved game has about 80.
  static let longestFile = 64 * 1024

  let path: String
  private let system: FileSystem
  private let lock: FileLock
  /// Why nothing may be saved here: what stands in the file's place could not be read, nor set
  /// aside.
  private var refusal: SaveFailure?

  init(path: String, system: FileSystem = FileSystem()) {
    // The file that a link names is replaced, not the link.
    self.path = Self.resolvingLinks(path)
    self.system = system
    lock = FileLock(path: self.path + ".lock")
  }

  /// Makes sure that no other program uses the file, until this store is gone.
  func takeLock() throws(FileLock.Failure) {
    try lock.take()
  }

  /// The file's bytes; nil if there is none.
  ///
  /// - Throws: `ReadFailure` if it is something else than a file of a bearable size that may be
  ///   read.
  func read() throws(ReadFailure) -> [UInt8]? {
    let file = system.open(path)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw ReadFailure(reason: FileSystem.lastError)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw ReadFailure(reason: FileSystem.lastError) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw ReadFailure(reason: "not a file") }

    var bytes = [UInt8](repeating: 0, count: Self.longestFile + 1)
    var length = 0
    while length < bytes.count {
      let count = bytes.withUnsafeMutableBytes { buffer in
        let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[length...])
        #if canImport(Glibc)
          return Glibc.read(file, rest.baseAddress, rest.count)
        #else
          return Darwin.read(file, rest.baseAddress, rest.count)
        #endif
      }
      if count == 0 { return Array(bytes[..<length]) }
      if count > 0 {
        length += count
      } else if errno != EINTR {
        throw ReadFailure(reason: FileSystem.lastError)
      }
    }
    throw ReadFailure(reason: "longer than \(Self.longestFile) bytes")
  }

  /// Gives the file another name, so that nothing of it is lost, and returns that.
  ///
  /// - Throws: `SaveFailure`; from then on nothing is saved, so that the file stays as it is.
  func setAside() throws(SaveFailure) -> String {
    // Devices belong to the whole system, which would break without its `/dev/null`.
    guard !isDevice else { throw refuse("a device") }
    var number = 1
    var status = stat()
    while lstat("\(path).bad-\(number)", &status) == 0 { number += 1 }
    let newPath = "\(path).bad-\(number)"
    guard system.rename(path, newPath) == 0 else { throw refuse(FileSystem.lastError) }
    return newPath
  }

  private var isDevice: Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return [S_IFCHR, S_IFBLK].contains(status.st_mode & S_IFMT)
  }

  private func refuse(_ reason: String) -> SaveFailure {
    let failure = SaveFailure(step: .setAside, path: path, reason: reason)
    refusal = failure
    return failure
  }

  /// Replaces the file by one with the game, atomically and durably.
  public func save(_ game: SavedGame) throws(SaveFailure) {
    if let refusal { throw refusal }
    do {
      try lock.take()
    } catch {
      throw SaveFailure(step: .lock, path: path, reason: error.description)
    }
    let newPath = unfinishedPath
    // A program that was killed in the middle of a save has left one.
    unlink(newPath)
    do {
      try write(Array(game.text.utf8), to: newPath)
      try check(system.rename(newPath, path), .rename)
    } catch {
      unlink(newPath)
      throw error
    }
    try syncFolder()
  }

  /// The temporary file: hidden, and named so that it is nobody else's.
  private var unfinishedPath: String {
    let nameStart = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return path[..<nameStart] + "." + path[nameStart...] + ".reversi-unfinished"
  }

  private func write(_ bytes: [UInt8], to newPath: String) throws(SaveFailure) {
    let file = system.create(newPath)
    try check(file, .open)
    defer { close(file) }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        system.write(file, UnsafeRawBufferPointer(rebasing: $0[written...]))
      }
      if count < 0 && errno == EINTR { continue }
      try check(count < 0 ? -1 : 0, .write)
      written += count
    }
    try check(system.sync(file), .sync)
  }

  /// Without this the new name could be lost with the power, though the file was written.
  private func syncFolder() throws(SaveFailure) {
    let name = path.lastIndex(of: "/").map { path[...$0] } ?? "."
    let folder = open(String(name), O_RDONLY | O_CLOEXEC)
    try check(folder, .sync)
    defer { close(folder) }
    try check(system.sync(folder), .sync)
  }

  private func check(_ result: Int32, _ step: SaveFailure.Step) throws(SaveFailure) {
    guard result >= 0 else { throw SaveFailure(step: step, path: path, reason: FileSystem.lastError) }
  }

  private static func destination(ofDanglingLink path: String) -> String? {
    var text = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink(path, &text, text.count - 1)
    guard length > 0 else { return nil }
    let target = String(decoding: text[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard !target.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return target }
    return path[...slash] + target
  }

  private static func resolvingLinks(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else {
      return destination(ofDanglingLink: path) ?? path
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
