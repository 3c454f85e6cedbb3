import GameSession
import Posix

extension FileSystem {
  /// What stands under a path.
  enum Content {
    /// A file with these bytes.
    case bytes([UInt8])
    /// Something else.
    case noFile(ReadFailure.Reason)
  }

  /// Reads a file.
  ///
  /// - Parameter longest: How many bytes are of use; of a longer file, one more is read.
  func content(of path: SystemString, longest: Int) throws(SystemError) -> Content {
    // Asked before it is opened: opening a device or a named pipe can have an effect.
    if let reason = try kindAtPath(path).obstacle { return .noFile(reason) }
    let file = try open(path, .reading)
    defer { close(file) }
    if let reason = try kind(file).obstacle { return .noFile(reason) }

    var bytes: [UInt8] = []
    while bytes.count <= longest {
      let more = try read(file, longest + 1 - bytes.count)
      if more.isEmpty { break }
      bytes += more
    }
    return .bytes(bytes)
  }
}

extension FileSystem.Kind {
  /// What keeps it from being read as a file, if anything.
  fileprivate var obstacle: ReadFailure.Reason? {
    switch self {
    case .file: nil
    case .folder: .folder
    case .device: .device
    case .other: .notAFile
    }
  }
}
