import Analysis
import Notation
import ReversiCore

extension GameSession {
  /// Something that has happened.
  package enum Event: Sendable, Hashable {
    case squareChosen(Square)
    case replied(RequestID, PlayerReply)
    case minimumThinkTimeElapsed(RequestID)
    case moveNowRequested
    case stepElapsed(RequestID)
    case animationSkipped
    case dismissed
    /// The other person dismissed the pass of its side.
    case otherDismissed
    case modeChanged(Disk, Mode)
    case moveLimitChanged(Disk, MoveLimit)
    /// The person said who plays a side, here and in new games; empty for nobody who is known.
    case named(Disk, String)
    case hintRequested
    /// The search for the hint has ended, with these moves; none if it failed.
    case hintCompleted([MoveScore])
    case undoRequested
    case redoRequested
    /// The person goes on from a number of plies of the record.
    case wentOn(from: Int)
    case began(Beginning)
    case openingPrepared(GameRecord)
    case forfeited(Forfeit)
    /// The game goes on without a clock, also after a side ran out of time.
    case untimed
  }

  /// A game that two people play from two programs.
  package struct SharedStart: Sendable, Hashable {
    /// The game so far.
    package let record: GameRecord
    package let identity: GameIdentity
    /// The side of the person at this program. The other person plays the other one.
    package let side: Disk
    package let forfeit: Forfeit?
    /// The time that each side has; nil for a game without a clock.
    package let timeControl: TimeControl?

    package init(
      record: GameRecord, identity: GameIdentity, side: Disk, forfeit: Forfeit?,
      timeControl: TimeControl?
    ) {
      self.record = record
      self.identity = identity
      self.side = side
      self.forfeit = forfeit
      self.timeControl = timeControl
    }
  }

  /// The game that takes the place of another one.
  package enum Beginning: Sendable, Hashable {
    case again
    case swapped
    /// The new-game board with both sides Manual, also if other new games have an opening.
    case reset
    /// A position that was set up, with the same players.
    case position(Position)
    /// A record that was read, with both sides Manual.
    case record(GameRecord)
    /// The game that two people play from two programs, as both agreed: another one, or the same
    /// one with more moves.
    case shared(SharedStart)
    /// A variation of the game. Both sides are Manual if a computer would move.
    case variation(GameRecord)
    /// The first moves of a game, with the same players.
    case line(GameRecord)
  }
}

extension GameSession {
  /// Something that the session wants to happen once. It is only a value.
  package enum Effect: Sendable, Hashable {
    case announce(Announcement)
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
      /// The session begins with the saved game or a new one.
      case start
      case new
      case setUp
      /// The game was read from a file or a pasted text.
      case opened
    }

    /// A game has begun, or continues at the session's start.
    case gameBegan(Origin)
    /// A move was made; `isManual` if the person chose it, not a computer or an external engine.
    case moved(Move, isManual: Bool)
    case passed(Disk)
    /// At least one ply.
    case takenBack(plies: Int)
    case nothingToTakeBack
    /// At least one ply.
    case playedAgain(plies: Int)
    case nothingToPlayAgain
    case wentOn
    case playerChanged(Disk)
    case moveLimitChanged(Disk)
    /// The side's player, an external engine if there is a name, made no legal move. The side is
    /// now Manual.
    case playerFailed(Disk, ExternalEngineName?, PlayerFailure)
    /// The search for a hint has ended, with these moves; none if it failed.
    case hintFound([MoveScore])
    case forfeited(Forfeit)
    /// The game is over: nobody can move, or a side lost it before.
    case gameOver
  }
}
