import Analysis
import App
import Archive
import GameSession
import Notation
import ReversiCore
import Words

/// A sentence of text mode before it becomes words. Each becomes one line of text.
public enum Sentence: Sendable, Hashable {
  /// A side, and whether it is the only side that the person at the keyboard moves for.
  public struct Player: Sendable, Hashable {
    /// The side.
    public let side: Disk
    /// Whether the text calls it "you".
    public let isYou: Bool
  }

  /// Who moves for both sides.
  public struct Players: Sendable, Hashable {
    /// Who moves.
    public let modes: Sides<Mode>
    /// The level or the time for a move of each side's computer.
    public let moveLimits: Sides<MoveLimit>

    /// The side that the person at the keyboard moves for, if it is exactly one.
    public var you: Disk? {
      let manual = Disk.allCases.filter { modes[$0] == .manual }
      return manual.count == 1 ? manual[0] : nil
    }
  }

  /// A fact about a square other than its disk.
  public enum SquareState: Sendable, Hashable {
    /// Nothing.
    case plain
    /// The last move placed its disk.
    case lastMove
    /// The last move turned its disk over.
    case turned
    /// The person may place a disk on it.
    case legal
  }

  // The game.

  /// A game begins, or goes on at the program's start.
  case game(GameSession.Announcement.Origin, Players)
  /// How to let the computer play, for a person who has not chosen anything yet.
  case tip
  /// Whose turn it is, the number of the move, and the legal moves.
  case turn(Player, number: Int, SquareSet)
  /// A move was made, with the disks of both sides.
  case move(Player, Move, Sides<Int>)
  /// A side has to pass. The pass waits to be dismissed.
  case passDue(Player)
  /// The game is over; whether the text asks for another game.
  case over(Sides<Int>, Outcome, you: Disk?, isAsking: Bool)
  /// Plies were taken back, and this move is next. The person is nil if another line says whose
  /// turn it is.
  case takenBack([Square], number: Int, Sides<Int>, Player?)
  /// Plies were played again, and this move is next.
  case playedAgain([Square], number: Int, Sides<Int>, Player?)
  /// Another player moves for the side, or its level or time has changed.
  case player(Player, Mode, MoveLimit)
  /// The computer has been thinking for some time.
  case thinking

  // Answers.

  /// Why the person cannot choose a square, and which squares are legal.
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
  /// The disks after some moves, and the side that moves then; nil if the game is over.
  case tried([Square], Sides<Int>, Disk?)
  /// Where a side has its disks.
  case pieces(Disk, SquareSet)
  /// What is in the corners.
  case corners(Board)
  /// The last move.
  case last(Player, Move)
  /// The disks of both sides.
  case score(Sides<Int>)
  /// The scores of the best moves of a side.
  case hint([MoveScore], Disk)
  /// The scores of all moves of a side.
  case scores([MoveScore], Disk)
  /// Nothing has been played yet.
  case noMove
  /// There is nothing to take back.
  case nothingToUndo
  /// There is nothing to play again.
  case nothingToRedo
  /// No computer plays, so no level can change.
  case noComputer
  /// No computer is thinking that could move at once.
  case notThinking
  /// No other game follows the one that has ended.
  case gameStays
  /// A text, unchanged.
  case verbatim(String)
  /// The commands that the person can type.
  case help(TextCommand)
  /// An invalid line.
  case mistake(TypingMistake)

  // Questions and notices.

  /// A question that waits for yes or no.
  case question(Dialog)
  /// An unusual event.
  case notice(Notice)
  /// The game is saved again after a failure.
  case savedAgain

  // The set-up.

  /// How rows are typed.
  case setUpHelp
  /// A row (0 to 7) is expected; it has these cells now.
  case setUpRow(Int, String)
  /// The side to move is expected; it is this side now.
  case setUpSide(Disk)
  /// The position is unchanged.
  case setUpLeft
  /// No game can start from the position.
  case defect(Editor.Defect)

  // Practice.

  /// An exercise.
  case exercise(Exercise)
  /// The moves that can be the answer to an exercise.
  case answers(Exercise)
  /// What the answer to an exercise was worth.
  case verdict(Verdict, Exercise)
  /// No exercise is left for this number of days; nil if none comes back by itself.
  case practiceOver(days: Int?)
  /// The person has made no mistakes, so the exercises are others.
  case noMistakes
  /// There is no exercise, or an answer was not kept.
  case practiceFailure(PracticeFailure)

  // The library.

  /// A game with its number in the list.
  case listedGame(Int, String)
  /// How the person has done.
  case libraryCard(String)
  /// How to open a game of the list.
  case libraryTip
  /// There is not a game, or none that fits.
  case noGames(isFiltered: Bool)
  /// No game is listed with this number.
  case noSuchGame(Int)
  /// Whose moves are listed, and the opening so far, if it has a name.
  case openings(Disk, Opening?)
  /// A known move of a side.
  case opening(OpeningMove, Disk)
  /// No move is known.
  case noOpenings
  /// Why games are missing in the list.
  case libraryFailure(LibraryFailure)

  // The review.

  /// The review searches this number of moves.
  case reviewing(Int)
  /// The review was stopped after a number of searches; `of` is the number of all searches.
  case reviewStopped(Int, of: Int)
  /// What a side gave away with an average move, in disks.
  case meanLoss(Disk, FixedDecimal)
  /// A move that gave something away: its number, its loss, and the best alternative.
  case mistakeMade(number: Int, Disk, Square, loss: Int, best: Square?)
  /// The move that turned the game.
  case turningMove(number: Int, Disk, Square)
}
