/// Why a file could not be read at all, whatever it contains. Nothing was changed.
public struct ReadFailure: Error, Sendable, Hashable {
  /// Why it could not be read.
  public enum Reason: Error, Sendable, Hashable {
    /// It is a folder.
    case folder
    /// It is a device.
    case device
    /// It is a named pipe, a socket, or another kind of file without content of its own.
    case notAFile
    /// The system's reason, such as `Permission denied`.
    case system(String)
  }

  /// The path of the file, for display.
  public let path: String
  /// Why it could not be read.
  public let reason: Reason

  /// A failure to read a file.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Whether the path does not name a regular file, so that it is a mistake to name it.
  public var isWrongKind: Bool {
    switch reason {
    case .folder, .device, .notAFile: true
    case .system: false
    }
  }
}
