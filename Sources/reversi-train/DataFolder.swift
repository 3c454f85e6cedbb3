import Foundation

/// The folder that holds a run's games, labels and fitted phases.
///
/// Each file is written beside its place and renamed, so that a file is either whole or absent: an
/// interruption loses the chunks in work, and the next run does only what is missing.
struct DataFolder: Sendable {
  /// The folder that is used when none is named.
  static let standardPath = "training-data"

  /// Where the folder is.
  let path: String

  /// The folder of an earlier run.
  init(path: String) throws(TrainerError) {
    self.path = path
    guard has("settings") else { throw .missingData("there are no games in \(path)") }
  }

  /// A folder, made if there is none, whose settings must be those it was started with.
  init(path: String, settings: String) throws {
    self.path = path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    if let earlier = read("settings") {
      guard earlier == Array(settings.utf8) else {
        throw TrainerError.otherSettings(folder: path)
      }
    } else {
      try write(Array(settings.utf8), to: "settings")
    }
  }

  /// The content of a file, or nil if there is none.
  func read(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map(Array.init)
  }

  /// Whether a file is there.
  func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(path)/\(name)")
  }

  /// Writes a file in one step, with the folders above it.
  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url, options: .atomic)
  }
}
