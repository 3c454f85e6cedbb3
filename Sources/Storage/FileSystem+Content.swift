import Archive
import GameSession
import Posix

extension FileSystem {
  /// Nil without a file. Of a file longer than `longest` bytes, it reads one byte more.
  func content(
    of path: SystemString, longest: Int
  ) throws(ReadFailure.Reason) -> [UInt8]? {
    try content(of: path) { (file) throws(SystemError) in try readToEnd(file, longest: longest) }
  }

  /// In bytes; 0 for one that is not a regular file. Throws `tooLarge` beyond `largestGames`.
  func sizeOfGames(_ file: Descriptor) throws(SystemError) -> Int {
    let size = try size(file)
    guard size <= Self.largestGames else { throw .tooLarge }
    return size
  }

  /// The largest file of games that is read, in bytes: some two million games.
  static let largestGames = 1 << 30

  /// Nil without a file.
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

extension FileSystem {
  /// Adds `.bad-` and a number to the name of a file that could not be read.
  func setAside(_ path: SystemString) throws(SystemError) -> SystemString {
    func asidePath(_ number: Int) -> SystemString { path + SystemString(".bad-\(number)") }
    var number = 1
    while try isTaken(asidePath(number)) { number += 1 }
    try rename(path, asidePath(number))
    return asidePath(number)
  }
}

extension FileSystem {
  /// Whether two paths without links lead to one file, or would if it existed.
  func isSamePlace(_ first: SystemString, _ second: SystemString) -> Bool {
    func isSame(_ first: SystemString, _ second: SystemString) -> Bool {
      first == second || (try? isSameFile(first, second)) == true
    }
    return isSame(first, second)
      || first.lastName == second.lastName && isSame(first.folder, second.folder)
  }
}

/// The hidden files that the program keeps beside one that it writes.
extension SystemString {
  /// The name under which the file at this path is written before it takes its place.
  var unfinishedName: SystemString { hiddenName("unfinished") }

  func hiddenName(_ kind: SystemString) -> SystemString {
    "." + lastName + ".reversi-" + kind
  }
}
