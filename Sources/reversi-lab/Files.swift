import Foundation
import Posix
import ReversiEngine

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

  /// In no particular order, without those that are not UTF-8.
  static func names(in folder: String) throws(WorkError) -> [String] {
    do {
      return try FileSystem().namesInFolder(SystemString(folder)).compactMap(\.text)
    } catch {
      throw .notRead(path: folder, why: error.reason)
    }
  }

  /// Atomic.
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
  static let standardPath = "training-data"

  private static let settingsName = "settings"

  let path: String

  /// An existing folder must have the same settings.
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

  func missing(of count: Int, part: Part = .whole, _ name: (Int) -> String) -> [Int] {
    (0..<count).filter { part.has($0) && !has(name($0)) }
  }

  func settings() throws(WorkError) -> String {
    guard has(Self.settingsName) else { throw .missingData("there are no games in \(path)") }
    return String(decoding: try read(Self.settingsName), as: UTF8.self)
  }

  subscript(name: String) -> String { "\(path)/\(name)" }

  func read(_ name: String) throws(WorkError) -> [UInt8] { try Files.read(self[name]) }

  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: self[name]) }

  func numberedFiles(in directory: String) throws(WorkError) -> [Int] {
    try Files.names(in: self[directory]).compactMap { Int($0) }.sorted()
  }

  /// Creates the folders above the file.
  func write(_ bytes: [UInt8], to name: String) throws(WorkError) {
    try makeFolder(for: name)
    try Files.write(bytes, to: self[name])
  }

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
  static func encode(_ content: [UInt8], mark: String) -> [UInt8] {
    var bytes = Array(mark.utf8)
    bytes.append(number: checksum(content[...]))
    return bytes + content
  }

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

struct Damage: Error, Equatable {
  /// Follows the file's path in a message.
  let why: String

  init(_ why: String) { self.why = why }
}

extension DataFolder {
  /// An error names the file's path.
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

/// Little-endian. `[UInt8].append(number:)` writes them.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number? {
    let count = Number.bitWidth / 8
    guard rest.count >= count else { return nil }
    defer { rest.removeFirst(count) }
    return rest.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(as: Number.self)) }
  }

  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard rest.count >= count else { return nil }
    defer { rest.removeFirst(count) }
    return rest.prefix(count)
  }
}

extension [UInt8] {
  mutating func append(number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
