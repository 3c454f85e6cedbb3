/// Why a file could not be read at all, whatever its content. Nothing was changed.
public struct ReadFailure: Error, Sendable, Hashable {
  /// Why it could not be read.
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

  /// The path of the file, for display.
  public let path: String
  /// Why it could not be read.
  public let reason: Reason

  /// The failure to read a file for a reason.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Whether the path does not lead to a regular file, so that naming it is a mistake.
  public var isWrongKind: Bool {
    switch reason {
    case .folder, .device, .notAFile: true
    case .system: false
    }
  }
}
