import App
import GameSession
import ReversiCore

/// Decides when a bell calls the person back to the board.
///
/// It rings when it is the person's turn after a move that a computer has chosen. It is silent
/// after the person's own actions, such as playing a move again.
struct TurnBell {
  /// The side whose computer has moved since the person's last turn.
  private var movedSide: Disk?

  mutating func receive(_ announcement: App.Announcement) {
    switch announcement {
    case .game(.moved(let move, let isManual)): movedSide = isManual ? nil : move.side
    case .game(.takenBack), .game(.playedAgain), .game(.wentOn), .game(.gameBegan): movedSide = nil
    case .game(.passed), .game(.nothingToTakeBack), .game(.nothingToPlayAgain),
      .game(.playerChanged), .game(.moveLimitChanged),
      .game(.playerFailed), .game(.hintFound), .transcriptHandled, .saved, .game(.forfeited),
      .game(.gameOver),
      .levelOutgrown, .leftLine, .lineLearned, .lineDropped, .twoPeople:
      break
    }
  }

  /// Whether a computer's move has made it the person's turn. Call it each time after receiving the
  /// announcements.
  mutating func rings(in app: App) -> Bool {
    switch app.game.phase {
    case .thinking, .animating: return false
    case .waiting, .passing, .over: break
    }
    defer { movedSide = nil }
    guard let movedSide, app.game.phase != .over else { return false }
    return app.game.modes[movedSide] != .manual
  }
}
