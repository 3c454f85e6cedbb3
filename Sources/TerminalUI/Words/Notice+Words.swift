import GameSession
import ReversiCore

extension Notice {
  /// What the player is told, in one line.
  public var text: String {
    switch self {
    case .notSaved(let failure): "the game is not saved: \(failure.text)"
    case .setAside(_, let name): "saved game was unreadable, kept as \(name)"
    case .notSetAside: "saved game is unreadable and cannot be moved: not saving"
    case .heldElsewhere:
      "another program is using the saved game: this one is played without saving"
    case .recordRestarted: "the saved plies do not lead to the saved position"
    case .moverFailed(let side, _): "\(side.name)'s computer made no move: Manual now"
    }
  }
}

extension SaveFailure {
  /// The reason and the step, for the player: a few words on one line.
  public var text: String { "\(reason) (\(step))" }
}
