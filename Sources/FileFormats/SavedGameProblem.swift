import Archive
import GameSession

/// A problem with the saved game when it was opened.
package enum SavedGameProblem: Sendable, Hashable {
  /// The text could not be read, and is kept in a file of this name.
  case setAside(SavedGameDefect, keptAs: String)
  /// The text could not be read, and the file could not be moved: nothing is saved.
  case notSetAside(SavedGameDefect, SaveFailure)
  /// The text could not be read, and is kept in a file of this name; the game before it goes on.
  case earlierResumed(SavedGameDefect, keptAs: String)
  /// The file was missing; the game before it goes on.
  case savedGameMissing
  /// Another program is using it: this process, if known. Nothing is saved.
  case heldElsewhere(holder: Int32?)
  /// The saved plies do not lead to the saved position, from which the game goes on.
  case recordRestarted(RecordDefect)
}
