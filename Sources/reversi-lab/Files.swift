import Foundation
import Posix
import ReversiEngine

/// Reads and writes whole files and throws the lab's errors.
enum Files {
  static func read(_ path: String) throws(WorkError) -> [UInt8] {
    let system = FileSystem()
    do {
      let file = try system.open(SystemString(path), .reading)
      defer { system.close(file) }
      return try system.readToEnd(file)
    } catch {
      throw .notRead(path: path, why: error.reason)
    }
  }

  /// Writes a whole file atomically. Replaces an existing file.
  static func write(_ bytes: [UInt8], to path: String) throws(WorkError) {
    let file = SystemString(path)
    let replacement = FileReplacement(
      of: file, through: file.lastName + ".new", .notSynced, .shared)
    do {
      try replacement.replace(with: bytes)
    } catch {
      throw .notWritten(path: path, why: error.error.reason)
    }
  }

  /// Runs `body` while holding the lock on the folder of a file.
  static func locking(
    folderOf path: String, _ body: () throws(WorkError) -> Void
  ) throws(WorkError) {
    let system = FileSystem()
    let lock: FileSystem.Descriptor?
    do { lock = try system.lockFolder(SystemString(path).folder, within: .seconds(20)) } catch {
      throw .notWritten(path: path, why: error.reason)
    }
    defer { if let lock { system.close(lock) } }
    try body()
  }

  /// The system's text for a failure in Foundation.
  static func reason(_ error: any Error) -> String {
    let failure = error as NSError
    let cause = failure.userInfo[NSUnderlyingErrorKey] as? NSError ?? failure
    return cause.domain == NSPOSIXErrorDomain
      ? SystemError(code: Int32(cause.code)).reason : failure.localizedDescription
  }
}

/// The folder for a run's games, or for its labels.
///
/// Each file is either whole or absent. An interruption loses only the unfinished files, and the
/// next run makes what is missing. The settings are written first, so results of different settings
/// never mix.
struct DataFolder: Sendable {
  /// The default folder.
  static let standardPath = "training-data"

  private static let settingsName = "settings"

  let path: String

  /// Opens a folder, or creates it. An existing folder must have the same settings.
  static func open(_ path: String, settings: String) throws(WorkError) -> DataFolder {
    let folder = DataFolder(path: path)
    if !folder.has(settingsName) {
      try folder.makeFolder(for: settingsName)
      // Other parts of the work may start at the same time.
      try Files.locking(folderOf: folder[settingsName]) { () throws(WorkError) in
        if !folder.has(settingsName) { try folder.write(Array(settings.utf8), to: settingsName) }
      }
    }
    guard try folder.read(settingsName) == Array(settings.utf8) else {
      throw .otherSettings(folder: path)
    }
    return folder
  }

  /// The numbers below `count` of the files in a part of the work that do not exist yet.
  func missing(of count: Int, part: Part = .whole, _ name: (Int) -> String) -> [Int] {
    (0..<count).filter { part.has($0) && !has(name($0)) }
  }

  /// The settings that the folder was started with.
  func settings() throws(WorkError) -> String {
    guard has(Self.settingsName) else { throw .missingData("there are no games in \(path)") }
    return String(decoding: try read(Self.settingsName), as: UTF8.self)
  }

  /// The path of a file.
  subscript(name: String) -> String { "\(path)/\(name)" }

  func read(_ name: String) throws(WorkError) -> [UInt8] { try Files.read(self[name]) }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: self[name]) }

  /// The numbers that are file names in a directory of the folder, in order.
  func numberedFiles(in directory: String) throws(WorkError) -> [Int] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: self[directory])
        .compactMap { Int($0) }.sorted()
    } catch {
      throw .notRead(path: self[directory], why: Files.reason(error))
    }
  }

  /// Writes a file, and creates the folders above it. Replaces an existing file.
  func write(_ bytes: [UInt8], to name: String) throws(WorkError) {
    try makeFolder(for: name)
    try Files.write(bytes, to: self[name])
  }

  /// Creates the missing folders above a file.
  private func makeFolder(for name: String) throws(WorkError) {
    let folder = URL(fileURLWithPath: self[name]).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .notWritten(path: self[name], why: Files.reason(error))
    }
  }
}

/// A file's content after a mark and a checksum, which detect damage and files of another kind:
///
///     offset  length
///          0       4  a mark that says what the file holds
///          4       4  checksum (FNV-1a, 32 bits) of the content
enum SealedFile {
  /// The file's bytes.
  static func encode(_ content: [UInt8], mark: String) -> [UInt8] {
    var bytes = Array(mark.utf8)
    bytes.append(number: checksum(content[...]))
    return bytes + content
  }

  /// The content between the checksum and the end of a file. Throws what is wrong with the file.
  static func decode(_ bytes: [UInt8], mark: String) throws(Damage) -> [UInt8] {
    var reader = ByteReader(bytes)
    guard let first = reader.bytes(mark.utf8.count), first.elementsEqual(mark.utf8) else {
      throw Damage(bytes.isEmpty ? "it is empty" : "it does not start with \(mark)")
    }
    guard let sum = reader.number(UInt32.self) else { throw Damage("it is cut off") }
    let content = bytes.dropFirst(mark.utf8.count + 4)
    guard sum == checksum(content) else { throw Damage("its checksum is wrong") }
    return Array(content)
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: WeightsFormat.checksum(bytes))
  }
}

/// Why the content of a file cannot be read.
struct Damage: Error, Equatable {
  /// The text after the file's path.
  let why: String

  init(_ why: String) { self.why = why }
}

extension DataFolder {
  /// Decodes a file. An error names the file's path.
  func read<Content>(
    _ name: String, _ decode: ([UInt8]) throws(Damage) -> Content
  ) throws(WorkError) -> Content {
    let bytes = try read(name)
    do {
      return try decode(bytes)
    } catch {
      throw .badFile(path: self[name], why: "\(error.why); remove it and run again")
    }
  }
}

/// Reads little-endian numbers from bytes. `[UInt8].append(number:)` writes them.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  /// Starts at the first byte.
  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// Whether all bytes have been read.
  var isAtEnd: Bool { rest.isEmpty }

  /// The next number, or nil if too few bytes remain.
  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number? {
    let count = Number.bitWidth / 8
    guard rest.count >= count else { return nil }
    defer { rest.removeFirst(count) }
    return rest.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(as: Number.self)) }
  }

  /// The next bytes, or nil if too few remain.
  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard rest.count >= count else { return nil }
    defer { rest.removeFirst(count) }
    return rest.prefix(count)
  }
}

extension [UInt8] {
  /// Appends a number, lowest byte first.
  mutating func append(number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
