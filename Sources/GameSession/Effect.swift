import Analysis
import ReversiCore

extension GameSession {
  /// Something that the session wants to happen once. It is only a value.
  package enum Effect: Sendable, Hashable {
    /// Announce that something has happened.
    case announce(Announcement)
    /// End the request with this identity at once, with the best move found.
    case moveNow(RequestID)
    case save(SavedGame)
    /// Add the game, which has an identity, to the archive: it has ended or was given up.
    case archive(SavedGame)
    /// Prepare the opening of the next new game; it arrives as an event.
    case prepareOpening
  }

  /// Something that has happened in the game, for everything that informs the person.
  ///
  /// The session announces it together with the event that causes it. The state right after that
  /// event has the details: the record, the players, and the counts.
  package enum Announcement: Sendable, Hashable {
    /// The origin of a game.
    package enum Origin: Sendable, Hashable {
      /// The session begins with this game: the saved game or a new one.
      case start
      /// The person began the game.
      case new
      /// The person set up the game's position.
      case setUp
      /// The game was read from a file or a pasted text.
      case opened
    }

    /// A game has begun, or continues at the session's start.
    case gameBegan(Origin)
    /// A move was made; `isManual` if the person chose it, not a computer or an external engine.
    case moved(Move, isManual: Bool)
    /// The side passed.
    case passed(Disk)
    /// This number of plies, at least one, was taken back.
    case takenBack(plies: Int)
    /// The person wanted to take back a move, but there is nothing to take back.
    case nothingToTakeBack
    /// This number of plies, at least one, was played again.
    case playedAgain(plies: Int)
    /// The person wanted to play a move again, but no move was taken back.
    case nothingToPlayAgain
    /// The game goes on from another ply of its record.
    case wentOn
    /// Another player now moves for the side.
    case playerChanged(Disk)
    /// The side's player has another level, or another time for its moves.
    case moveLimitChanged(Disk)
    /// The side's player, an external engine if there is a name, made no legal move. The side is
    /// now Manual.
    case playerFailed(Disk, ExternalEngineName?, PlayerFailure)
    /// The search for a hint has ended, with these moves; none if it failed.
    case hintFound([MoveScore])
    /// A side lost the game before its last move.
    case forfeited(Forfeit)
    /// The game is over: nobody can move, or a side lost it before.
    case gameOver
  }
}
