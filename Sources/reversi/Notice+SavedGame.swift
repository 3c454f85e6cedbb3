import GameFormats
import GameSession

extension Notice {
  /// What the player is told about a saved game that could not simply be resumed.
  init(_ problem: SavedGameProblem) {
    self =
      switch problem {
      case .setAside(let defect, let name): .setAside(defect, keptAs: name)
      case .notSetAside(let defect, let failure): .notSetAside(defect, failure)
      case .earlierResumed(let defect, let name): .earlierResumed(defect, keptAs: name)
      case .savedGameMissing: .savedGameMissing
      case .heldElsewhere(let holder): .heldElsewhere(holder: holder)
      case .recordRestarted(let defect): .recordRestarted(defect)
      }
  }
}
