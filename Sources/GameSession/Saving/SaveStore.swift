/// Where games are kept.
public protocol SaveStore: AnyObject {
  /// Keeps a game in place of the one that was kept before.
  ///
  /// - Throws: `SaveFailure`, with the game that was kept before still kept, or this one already.
  func save(_ game: SavedGame) throws(SaveFailure)
}

/// Why a game could not be kept.
public struct SaveFailure: Error, Sendable, Hashable {
  /// The step that failed.
  public enum Step: Sendable, Hashable, CaseIterable {
    /// Making sure that no other program uses the file.
    case lock
    /// Moving away what could not be read.
    case setAside
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
  /// The file that the game is kept in, as it can be shown.
  public let path: String
  /// The system's reason, such as `No space left on device`.
  public let reason: String

  /// The failure of a step for a reason.
  public init(step: Step, path: String, reason: String) {
    self.step = step
    self.path = path
    self.reason = reason
  }
}
