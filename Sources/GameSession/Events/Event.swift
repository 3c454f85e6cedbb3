import ReversiCore

extension GameSession {
  /// What happened, as the session is told.
  public enum Event: Sendable, Hashable {
    /// The player chose a square to place a disk on.
    case squareChosen(Square)
    /// The player gave a side to the computer, or took it back.
    case modeChanged(Disk, Mode)
    /// The player chose another level, or time, for a side's computer.
    case moveLimitChanged(Disk, MoveLimit)
    /// The player wants the computer to play what it has found by now.
    case moveDemanded
    /// The player asked for a hint, or has seen it.
    case hintRequested
    /// The move source answered the thought with this identity.
    case replied(RequestID, PlayerReply)
    /// The computer has thought for as long as it has to at least.
    case leastThinkTimeElapsed(RequestID)
    /// A disk of the move that is shown has had its time.
    case stepElapsed(RequestID)
    /// The player does not want to wait until the move has been shown.
    case animationSkipped
    /// The player dismissed the pass alert.
    case dismissed
    /// The player wants to take back the last move.
    case undoRequested
    /// The player wants to play again what was taken back.
    case redoRequested
    /// The player wants to see what the position is worth, or has seen it.
    case evaluationToggled
    /// The player opened a sheet over the board.
    case sheetOpened(Sheet.Kind)
    /// The player closed the sheet that is open.
    case sheetClosed
    /// The player looks at the position after a number of plies; the nearest that there is counts.
    case reviewMoved(to: Int)
    /// The player changed the position that is being set up.
    case edited(Editor.Change)
    /// The player typed the name of the file that the transcript is to be written to.
    case fileNamed(String)
    /// The transcript has been written, or not.
    case transcriptHandled(TranscriptOutcome)
    /// The player wants a new game with the same players.
    case playAgainRequested
    /// The player wants a new game with the sides swapped.
    case swapRequested
    /// The player wants to go on with another record.
    case loadRequested(GameRecord)
    /// The player wants to play from the position that is being set up.
    case setUpRequested
    /// The player wants to go on from the ply that is reviewed.
    case playOnRequested
    /// The player asked for a reset; that is to be confirmed.
    case resetRequested
    /// The player answered the question in front with no.
    case cancelled
    /// The player answered the question in front with yes.
    case confirmed
    /// The opening that the next new game starts with is there.
    case openingPrepared(GameRecord)
  }
}

/// The identity of one asynchronous request: a thought, or a step of an animation.
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
