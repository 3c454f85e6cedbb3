import Foundation

/// The folder that holds a run's games, or its labels and fitted stages.
///
/// Each file is either whole or absent: an interruption loses the files in work, and the next run
/// does only what is missing. The settings are written first, so that results of different
/// settings are never mixed.
struct DataFolder: Sendable {
  /// The folder that is used when none is named.
  static let standardPath = "training-data"

  private static let settingsName = "settings"

  /// Where the folder is.
  let path: String

  /// A folder, made if there is none, whose settings must be those it was started with.
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

  /// The numbers of files that are still to be made, of so many that a part of the work has.
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

  /// The content of a file.
  func read(_ name: String) throws(WorkError) -> [UInt8] { try Files.read(self[name]) }

  /// Whether a file is there.
  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: self[name]) }

  /// The numbers that are names of files in a directory of the folder, in order.
  func numberedFiles(in directory: String) throws(WorkError) -> [Int] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: self[directory])
        .compactMap { Int($0) }.sorted()
    } catch {
      throw .notRead(path: self[directory], why: Files.reason(error))
    }
  }

  /// Replaces a file, or makes it, with the folders above it.
  func write(_ bytes: [UInt8], to name: String) throws(WorkError) {
    try makeFolder(for: name)
    try Files.write(bytes, to: self[name])
  }

  /// Makes the folders above a file that are missing.
  private func makeFolder(for name: String) throws(WorkError) {
    let folder = URL(fileURLWithPath: self[name]).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .notWritten(path: self[name], why: Files.reason(error))
    }
  }
}
