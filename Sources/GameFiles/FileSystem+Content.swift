import GameSession
import Posix

extension FileSystem {
  /// The content at a path.
  enum Content {
    /// A file with these bytes.
    case bytes([UInt8])
    /// Something other than a file.
    case noFile(ReadFailure.Reason)
  }

  /// Reads a file.
  ///
  /// - Parameter longest: The longest useful content, in bytes. Of a longer file, one byte more is
  ///   read.
  func content(of path: SystemString, longest: Int) throws(SystemError) -> Content {
    if let reason = try kindAtPath(path).obstacle { return .noFile(reason) }
    let file = try open(path, .reading)
    defer { close(file) }
    if let reason = try kind(file).obstacle { return .noFile(reason) }
    return .bytes(try readToEnd(file, longest: longest))
  }
}

extension FileSystem.Kind {
  /// Why it cannot be read as a file; nil if it is one.
  fileprivate var obstacle: ReadFailure.Reason? {
    switch self {
    case .file: nil
    case .folder: .folder
    case .device: .device
    case .other: .notAFile
    }
  }
}
