import ReversiCore

extension GameSession {
  /// Something that has happened in the session, for everything that tells the player about it.
  ///
  /// The session announces it with the event that causes it. The session's state right after that
  /// event has the details: the record, the players, and the counts.
  public enum Announcement: Sendable, Hashable {
    /// Where a game comes from.
    public enum Origin: Sendable, Hashable {
      /// It is the game with which the session begins: the saved one, or a new one.
      case start
      /// The player began it.
      case new
      /// The player set up its position.
      case setUp
      /// It was read from a file or a pasted text.
      case opened
    }

    /// A game has begun, or goes on at the session's start.
    case gameBegan(Origin)
    /// A move was made; `isThought` if a computer or an engine has thought about it.
    case moved(Move, isThought: Bool)
    /// The side passed.
    case passed(Disk)
    /// This number of plies, at least one, was taken back.
    case takenBack(plies: Int)
    /// The player wanted to take back a move, and there is none.
    case nothingToTakeBack
    /// This number of plies, at least one, was played again.
    case playedAgain(plies: Int)
    /// The player wanted to play a move again, and there is none.
    case nothingToPlayAgain
    /// The game goes on from the ply that was reviewed.
    case wentOn
    /// Another player moves for the side.
    case playerChanged(Disk)
    /// The side's player has another level, or another time for each move.
    case moveLimitChanged(Disk)
    /// The side's player, an engine if there is a name, made no legal move: the side is Manual now.
    case playerFailed(Disk, ExternalEngineName?, PlayerFailure)
    /// The search for a hint has ended, with these moves; none if it failed.
    case hintFound([Hint.Move])
    /// A transcript was written, or not.
    case transcriptHandled(TranscriptOutcome)
    /// A move ended the game.
    case gameOver
  }
}
