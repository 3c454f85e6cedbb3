import Archive
import GameSession
import Posix

extension FileSystem {
  /// The content of a file, or nil without one.
  ///
  /// - Parameter longest: The longest useful content, in bytes. Of a longer file, one byte more is
  ///   read.
  func content(
    of path: SystemString, longest: Int
  ) throws(ReadFailure.Reason) -> [UInt8]? {
    try content(of: path) { (file) throws(SystemError) in try readToEnd(file, longest: longest) }
  }

  /// The size of an open file of games, in bytes; 0 for one that is not a regular file.
  ///
  /// - Throws: `SystemError`: `tooLarge` beyond `largestGames`.
  func sizeOfGames(_ file: Descriptor) throws(SystemError) -> Int {
    let size = try size(file)
    guard size <= Self.largestGames else { throw .tooLarge }
    return size
  }

  /// The largest file of games that is read, in bytes: some two million games.
  static let largestGames = 1 << 30

  /// What is read in a file, or nil without one.
  func content<Content>(
    of path: SystemString, _ read: (_ file: Descriptor) throws(SystemError) -> Content
  ) throws(ReadFailure.Reason) -> Content? {
    let kind: Kind
    do throws(SystemError) {
      // Asked before the file is opened, because opening a device can have an effect.
      kind = try kindAtPath(path)
      if kind == .file {
        let file = try open(path, .reading)
        defer { close(file) }
        return try read(file)
      }
    } catch {
      if error == .noSuchFile || error == .notAFolder { return nil }
      throw .system(error.reason)
    }
    switch kind {
    case .folder: throw .folder
    case .device: throw .device
    case .file, .other: throw .notAFile
    }
  }
}
