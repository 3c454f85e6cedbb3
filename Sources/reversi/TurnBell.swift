import GameSession
import ReversiCore

/// Tells when a bell is to call the player back to the board.
///
/// It rings when it is the player's turn after a move that a computer has thought about. What the
/// player does, such as playing a move again, is silent.
struct TurnBell {
  /// The side whose computer has moved since the player was last awaited.
  private var mover: Disk?

  /// Takes what the session has announced.
  mutating func take(_ announcement: GameSession.Announcement) {
    switch announcement {
    case .moved(let move, let isThought): mover = isThought ? move.side : nil
    case .takenBack, .playedAgain, .wentOn, .gameBegan: mover = nil
    case .passed, .nothingToTakeBack, .nothingToPlayAgain, .playerChanged, .moveLimitChanged,
      .playerFailed, .hintFound, .transcriptHandled, .gameOver:
      break
    }
  }

  /// Whether it has become the player's turn by a computer's move. It is asked each time after the
  /// announcements have been taken.
  mutating func rings(in session: GameSession) -> Bool {
    switch session.phase {
    case .thinking, .animating: return false
    case .waiting, .passing, .over: break
    }
    defer { mover = nil }
    guard let mover, session.phase != .over else { return false }
    return session.modes[mover] != .manual
  }
}
