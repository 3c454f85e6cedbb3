/// Why a game could not be kept.
public struct SaveFailure: Error, Hashable {
  /// The step that failed.
  public enum Step: String, Sendable {
    /// Making sure that no other program uses the file.
    case lock
    /// Moving away what could not be read.
    case setAside = "set aside"
    /// Creating the temporary file.
    case open
    /// Writing it.
    case write
    /// Having it, or the folder, written to the disk.
    case sync
    /// Putting it in the place of the game that was kept before.
    case rename
  }

  /// The step that failed.
  public let step: Step
  /// The system's reason, such as `No space left on device`.
  public let reason: String

  /// The failure of a step for a reason.
  public init(step: Step, reason: String) {
    self.step = step
    self.reason = reason
  }
}

extension SaveFailure: CustomStringConvertible {
  /// The reason and the step, for the player: a few words on one line.
  public var description: String { "\(reason) (\(step.rawValue))" }
}
