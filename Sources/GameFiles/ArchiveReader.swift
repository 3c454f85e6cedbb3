import GameFormats
import Posix

/// Reads the lines of the archive, last first, in memory that does not grow with the file. Games
/// that are added meanwhile are left out. Nothing is locked, as the file is only replaced as a
/// whole.
public final class ArchiveReader {
  private let file: FileSystem.Descriptor
  private let system: FileSystem
  /// The place of the first byte that was read.
  private var place: Int
  /// The end of the line that begins before `place`.
  private var rest: [UInt8] = []
  /// The complete lines that were read, in the order of the file.
  private var lines: [LineReader.Line] = []

  private static let portion = 64 << 10
  /// The length of the longest line that is read, in bytes.
  private static let longest = 1 << 20

  /// Opens an archive; nil if there is none.
  ///
  /// - Throws: `SystemError` if it cannot be opened, or is not a file.
  public static func open(
    _ path: SystemString, system: FileSystem = FileSystem()
  ) throws(SystemError) -> ArchiveReader? {
    do throws(SystemError) {
      let file = try system.openArchive(path)
      return ArchiveReader(file: file, size: try system.size(file), system: system)
    } catch {
      if error == .noSuchFile || error == .notAFolder { return nil }
      throw error
    }
  }

  private init(file: FileSystem.Descriptor, size: Int, system: FileSystem) {
    self.file = file
    self.system = system
    place = size
  }

  deinit { system.close(file) }

  /// The line before the one returned last; nil before the first.
  ///
  /// - Throws: `SystemError` if the file cannot be read.
  public func next() throws(SystemError) -> LineReader.Line? {
    while lines.isEmpty {
      guard place > 0 else { return nil }
      try readPortion()
    }
    return lines.popLast()
  }

  private func readPortion() throws(SystemError) {
    let start = max(0, place - Self.portion)
    var bytes: [UInt8] = []
    while start + bytes.count < place {
      let more = try system.readAt(file, start + bytes.count, place - start - bytes.count)
      // The file has become shorter.
      guard !more.isEmpty else { throw .inputOutput }
      bytes += more
    }
    place = start
    var splitter = LineSplitter(longest: Self.longest)
    let isEnded = (rest.last ?? bytes.last) == UInt8(ascii: "\n")
    splitter.append(bytes + rest)
    rest = []
    while let line = splitter.next() { lines.append(line) }
    if let line = splitter.rest() { lines.append(line) }
    guard place > 0, !lines.isEmpty else { return }
    guard case .bytes(let first) = lines.removeFirst() else { throw .tooLarge }
    rest = first + (lines.isEmpty && !isEnded ? [] : [UInt8(ascii: "\n")])
  }
}

extension FileSystem {
  /// Opens an archive for reading.
  ///
  /// - Throws: `SystemError` if it cannot be opened, or is not a file.
  func openArchive(_ path: SystemString) throws(SystemError) -> Descriptor {
    // Checked first, because opening a device or a named pipe can have an effect.
    switch try kindAtPath(path) {
    case .file: return try open(path, .reading)
    case .folder: throw .isAFolder
    case .device, .other: throw .invalidArgument
    }
  }
}
