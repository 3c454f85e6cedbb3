/// Where games are kept.
public protocol SavedGameStore: AnyObject {
  /// Keeps a game in place of the one that was kept before.
  ///
  /// When this returns, the game is kept, unless there is a failure; that it also survives a loss of
  /// power may take longer, and may fail later.
  func save(_ game: SavedGame)

  /// Why the game that was saved last is not kept; nil if it is, as far as is known.
  var failure: SaveFailure? { get }

  /// Waits until what has been saved is kept for good, or has failed to be.
  ///
  /// - Parameter limit: How long at most; if that is over, the save has failed.
  func finish(within limit: Duration)
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
