import ReversiCore

extension GameSession {
  /// What happened, as the session is told.
  public enum Event: Sendable, Hashable {
    /// The player chose a square to place a disk on.
    case squareChosen(Square)
    /// The player gave a side to the computer, or took it back.
    case modeChanged(Disk, Mode)
    /// The player chose another level for a side's computer.
    case levelChanged(Disk, Level)
    /// The player asked for a hint, or has seen it.
    case hintRequested
    /// The computer found out what the moves are worth; not final if it goes on looking.
    case hintAnswered(RequestID, [Hint.Move], isFinal: Bool)
    /// The computer found its move.
    case thoughtAnswered(RequestID, Square)
    /// A frame of the animation has been shown long enough.
    case frameElapsed(RequestID)
    /// The player dismissed the pass alert.
    case dismissed
    /// The player asked for a new game; that is to be confirmed.
    case resetRequested
    /// The player chose `Cancel` in the reset confirmation.
    case resetCancelled
    /// The player chose `OK` in the reset confirmation.
    case resetConfirmed
  }
}
