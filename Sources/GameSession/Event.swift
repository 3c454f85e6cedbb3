import Analysis
import Notation
import ReversiCore

extension GameSession {
  /// Something that has happened.
  package enum Event: Sendable, Hashable {
    /// The person chose a square to place a disk on.
    case squareChosen(Square)
    /// A player replied to the request with this identity.
    case replied(RequestID, PlayerReply)
    /// The minimum think time of the request with this identity is over.
    case minimumThinkTimeElapsed(RequestID)
    /// The person wants the computer to play the best move it has found.
    case moveNowRequested
    /// The animation step with this identity is over.
    case stepElapsed(RequestID)
    /// The person skipped the rest of the animation.
    case animationSkipped
    /// The person dismissed the pass alert.
    case dismissed
    /// The other person dismissed the pass of its side.
    case otherDismissed
    /// The person gave a side to another player.
    case modeChanged(Disk, Mode)
    /// The person chose another level, or time, for a side's computer.
    case moveLimitChanged(Disk, MoveLimit)
    /// The person said who plays a side, here and in new games; empty for nobody who is known.
    case named(Disk, String)
    /// The person asked for a hint, or hid it.
    case hintRequested
    /// The search for the hint has ended, with these moves; none if it failed.
    case hintCompleted([MoveScore])
    /// The person wants to take back the last move.
    case undoRequested
    /// The person wants to play again what was taken back.
    case redoRequested
    /// The person goes on from a number of plies of the record.
    case wentOn(from: Int)
    /// The person agreed to another game.
    case began(Beginning)
    /// The opening of the next new game is ready.
    case openingPrepared(GameRecord)
    /// A side resigned, or has no time left.
    case forfeited(Forfeit)
    /// The game goes on without a clock, also after a side ran out of time.
    case untimed
  }

  /// A game that two people play from two programs.
  package struct SharedStart: Sendable, Hashable {
    /// The game so far.
    package let record: GameRecord
    /// What tells the game from others, in both programs.
    package let identity: GameIdentity
    /// The side of the person at this program. The other person plays the other one.
    package let side: Disk
    /// The forfeit by which a side lost, or nil.
    package let forfeit: Forfeit?
    /// The time that each side has; nil for a game without a clock.
    package let timeControl: TimeControl?

    /// A game of two people.
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
    /// A new game with the same players.
    case again
    /// A new game in which the players have exchanged their sides.
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
  }
}

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
