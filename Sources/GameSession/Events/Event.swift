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
    /// The move source answered the thought with this identity.
    case answered(RequestID, Answer)
    /// The computer has thought for as long as it has to at least.
    case leastThinkTimeElapsed(RequestID)
    /// A frame of the animation has been shown long enough.
    case frameElapsed(RequestID)
    /// The player dismissed the pass alert.
    case dismissed
    /// The player opened a sheet over the board.
    case sheetOpened(Sheet)
    /// The player closed the sheet that is open.
    case sheetClosed
    /// The player asked for a new game; that is to be confirmed.
    case resetRequested
    /// The player chose `Cancel` in the reset confirmation.
    case resetCancelled
    /// The player chose `OK` in the reset confirmation.
    case resetConfirmed
  }
}

/// The identity of one asynchronous request: a thought, or a frame of an animation.
///
/// No two requests of a session share one. An answer whose identity is not the live one changes
/// nothing.
public struct RequestID: Sendable, Hashable {
  let serial: UInt64

  /// The identity with a serial number.
  public init(serial: UInt64) {
    self.serial = serial
  }
}
