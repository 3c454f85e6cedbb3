/// Why the saved game could not be read, though its content may be fine. Nothing was changed.
public struct ReadFailure: Error, Sendable, Hashable {
  /// What kept it from being read.
  public enum Reason: Sendable, Hashable {
    /// It is a folder.
    case folder
    /// It is a device.
    case device
    /// It is a named pipe, a socket, or something else without content of its own.
    case notAFile
    /// The system's reason, such as `Permission denied`.
    case system(String)
  }

  /// The file that the game is kept in, as it can be shown.
  public let path: String
  /// What kept it from being read.
  public let reason: Reason

  /// The failure to read a file for a reason.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Whether no game can be kept under this path, so that naming it is a mistake.
  public var isWrongKind: Bool {
    switch reason {
    case .folder, .device, .notAFile: true
    case .system: false
    }
  }
}
