import Foundation

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
