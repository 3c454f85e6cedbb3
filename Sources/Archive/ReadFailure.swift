/// Why a file could not be read at all, whatever it contains. It was not changed.
package struct ReadFailure: Error, Sendable, Hashable {
  /// Why it could not be read.
  package enum Reason: Error, Sendable, Hashable {
    case folder
    case device
    /// A named pipe, a socket, or another kind of file without content of its own.
    case notAFile
    /// The system's reason, such as `Permission denied`.
    case system(String)
  }

  /// The path of the file, for display.
  package let path: String
  /// Why it could not be read.
  package let reason: Reason

  /// A failure to read a file.
  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Whether the path does not name a regular file, so that the person has named the wrong one.
  package var isWrongKind: Bool {
    switch reason {
    case .folder, .device, .notAFile: true
    case .system: false
    }
  }
}
