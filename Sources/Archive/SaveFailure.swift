/// Why something could not be saved. A notice shows it, and so does the program's end.
package struct SaveFailure: Error, Sendable, Hashable {
  package enum Step: Sendable, Hashable, CaseIterable {
    /// Checking that no other program uses the file.
    case lock
    /// Setting aside a file that could not be read.
    case setAside
    /// Creating the temporary file.
    case open
    /// Writing the temporary file.
    case write
    /// Syncing the file, or its folder, to the disk.
    case sync
    /// Putting the temporary file in the place of the old one.
    case rename
  }

  package let step: Step
  /// The path of the file, for display.
  package let path: String
  /// The system's reason, such as `No space left on device`.
  package let reason: String

  package init(step: Step, path: String, reason: String) {
    self.step = step
    self.path = path
    self.reason = reason
  }
}

/// Why a file could not be read. It was not changed.
package struct ReadFailure: Error, Sendable, Hashable {
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
  package let reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// Whether the person has named something that is not a regular file.
  package var isWrongKind: Bool {
    switch reason {
    case .folder, .device, .notAFile: true
    case .system: false
    }
  }
}
