import Archive
import GameSession
import Posix

extension FileSystem {
  /// Reads a file; nil if there is none.
  ///
  /// - Parameter longest: The longest useful content, in bytes. Of a longer file, one byte more is
  ///   read.
  func content(of path: SystemString, longest: Int) throws(ReadFailure.Reason) -> [UInt8]? {
    let result = Result { () throws(SystemError) in try bytes(of: path, longest: longest) }
    switch result {
    case .success(let bytes): return try bytes.get()
    case .failure(.noSuchFile), .failure(.notAFolder): return nil
    case .failure(let error): throw .system(error.reason)
    }
  }

  /// The bytes of a file, or why it is no file that can be read.
  private func bytes(
    of path: SystemString, longest: Int
  ) throws(SystemError) -> Result<[UInt8], ReadFailure.Reason> {
    // Asked twice, because opening a device can have an effect, and the path can change.
    if let obstacle = try kindAtPath(path).obstacle { return .failure(obstacle) }
    let file = try open(path, .reading)
    defer { close(file) }
    if let obstacle = try kind(file).obstacle { return .failure(obstacle) }
    return .success(try readToEnd(file, longest: longest))
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
