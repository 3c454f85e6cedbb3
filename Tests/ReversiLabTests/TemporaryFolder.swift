import Foundation

/// A folder that is removed with the object.
final class TemporaryFolder {
  let path = NSTemporaryDirectory() + "reversi-train-\(UUID().uuidString)"

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}
