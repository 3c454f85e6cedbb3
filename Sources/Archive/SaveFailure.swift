/// Why something could not be saved. A notice shows it, and so does the program's end.
package struct SaveFailure: Error, Sendable, Hashable {
  /// The step that failed.
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

  /// The step that failed.
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
