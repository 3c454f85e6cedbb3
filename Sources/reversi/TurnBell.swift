import GameSession
import ReversiCore

/// Decides when a bell calls the person back to the board.
///
/// It rings when it is the person's turn after a move that a computer has chosen. It is silent
/// after the person's own actions, such as playing a move again.
struct TurnBell {
  /// The side whose computer has moved since the person's last turn.
  private var movedSide: Disk?

  /// Takes an announcement of the session.
  mutating func take(_ announcement: GameSession.Announcement) {
    switch announcement {
    case .moved(let move, let isManual): movedSide = isManual ? nil : move.side
    case .takenBack, .playedAgain, .wentOn, .gameBegan: movedSide = nil
    case .passed, .nothingToTakeBack, .nothingToPlayAgain, .playerChanged, .moveLimitChanged,
      .playerFailed, .hintFound, .transcriptHandled, .gameOver,
      .levelOutgrown:
      break
    }
  }

  /// Whether a computer's move has made it the person's turn. Call it each time after taking the
  /// announcements.
  mutating func rings(in session: GameSession) -> Bool {
    switch session.phase {
    case .thinking, .animating: return false
    case .waiting, .passing, .over: break
    }
    defer { movedSide = nil }
    guard let movedSide, session.phase != .over else { return false }
    return session.modes[movedSide] != .manual
  }
}
