import GameSession
import ReversiCore
import Words

/// What the text mode tells, before it is words: each becomes one line of text.
public enum Sentence: Sendable, Hashable {
  /// A side, and whether it is the only one that the person at the keyboard moves for.
  public struct Player: Sendable, Hashable {
    /// The side.
    public let side: Disk
    /// Whether it is called "you".
    public let isYou: Bool
  }

  /// Who moves for both sides.
  public struct Players: Sendable, Hashable {
    /// Who moves.
    public let modes: Sides<Mode>
    /// How much the computers put into a move.
    public let moveLimits: Sides<MoveLimit>

    /// The side that the person at the keyboard moves for, if it is exactly one.
    public var you: Disk? {
      let manual = Disk.allCases.filter { modes[$0] == .manual }
      return manual.count == 1 ? manual[0] : nil
    }
  }

  /// What there is to know about a square besides its disk.
  public enum SquareState: Sendable, Hashable {
    /// Nothing.
    case plain
    /// The last move placed its disk.
    case lastMove
    /// The last move turned its disk over.
    case turned
    /// A disk may be placed on it.
    case legal
  }

  // The game.

  /// A game begins, or goes on at the program's start.
  case game(GameSession.Announcement.Origin, Players)
  /// How to let the computer play, for somebody who has not chosen anything yet.
  case tip
  /// Whose turn it is, the number of the move, and the legal ones.
  case turn(Player, number: Int, SquareSet)
  /// A move was made, and what the sides have now.
  case move(Player, Move, Sides<Int>)
  /// A side has to pass, which waits to be dismissed.
  case passDue(Player)
  /// The game is over; whether it is asked for another.
  case over(Sides<Int>, Outcome, you: Disk?, isAsking: Bool)
  /// What was taken back leads to this move; nobody's turn is told if a line of its own tells it.
  case takenBack([Square], number: Int, Sides<Int>, Player?)
  /// What was played again leads to this move.
  case playedAgain([Square], number: Int, Sides<Int>, Player?)
  /// Somebody else moves for a side now, or puts as much into a move.
  case player(Player, Mode, MoveLimit)
  /// The computer has thought for some time.
  case thinking

  // Answers.

  /// Why a square cannot be chosen, and which can.
  case illegal(Square, isOccupied: Bool, SquareSet)
  /// The computer of a side is thinking.
  case notYourTurn(Disk)
  /// Neither side can move any more.
  case gameOver
  /// The legal moves.
  case moves(SquareSet)
  /// What is in a row (0 to 7).
  case row(Int, Board)
  /// What is in a column (0 to 7).
  case column(Int, Board)
  /// What is on a square.
  case square(Square, Disk?, SquareState)
  /// What a move would turn over.
  case attempt(Square, [Square])
  /// Where a side has its disks.
  case pieces(Disk, SquareSet)
  /// What is in the corners.
  case corners(Board)
  /// The last move.
  case last(Player, Move)
  /// What the sides have.
  case score(Sides<Int>)
  /// What the best moves are worth.
  case hint([Hint.Move])
  /// Nothing has been played yet.
  case noMove
  /// There is nothing to take back.
  case nothingToUndo
  /// There is nothing to play again.
  case nothingToRedo
  /// No computer plays whose level could be changed.
  case noComputer
  /// No computer is thinking that could play at once.
  case notThinking
  /// No other game begins after one that has ended.
  case gameStays
  /// A text as it is.
  case verbatim(String)
  /// What can be typed.
  case help(TextCommand)
  /// A line that cannot be followed.
  case mistake(TypingMistake)

  // Questions and notices.

  /// A question that waits for yes or no.
  case question(Dialog)
  /// Something out of the ordinary.
  case notice(Notice)
  /// The game is kept again, after it was not.
  case savedAgain

  // The set-up.

  /// How rows are typed.
  case setUpHelp
  /// A row (0 to 7) is awaited, which has these cells now.
  case setUpRow(Int, String)
  /// The side to move is awaited, which is this one now.
  case setUpSide(Disk)
  /// The position was left as it was.
  case setUpLeft
  /// No game can start from the position.
  case defect(Editor.Defect)

  // The review.

  /// So many moves are being looked at.
  case reviewing(Int)
  /// The review was stopped after so many searches of all.
  case reviewStopped(Int, of: Int)
  /// What a side gave away with a move on average, in tenths of a disk.
  case meanLoss(Disk, tenths: Int)
  /// A move that gave something away: its number, its loss, and the best instead.
  case mistakeMade(number: Int, Disk, Square, loss: Int, best: Square?)
  /// With which move the game turned.
  case turningMove(number: Int, Disk, Square)
}
