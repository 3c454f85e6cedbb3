import Analysis
import GameSession
import ReversiCore
import Words

/// What text mode says. Each function is a line, or a sentence or part of one. The important part
/// comes first, within 40 columns if possible.
protocol TextModeWords: Sendable {
  /// The words of the language.
  var words: Words { get }
  /// Whether words spell the squares.
  var isSpelling: Bool { get }

  // The game.

  /// A game begins, or goes on at the program's start.
  func began(_ origin: GameSession.Announcement.Origin) -> String
  /// The opening that a game begins with.
  func opening(_ name: String) -> String
  /// How to get help.
  var helpTip: String { get }
  /// How to let the computer play.
  var computerTip: String { get }

  // Who plays.

  /// The person at the keyboard, within a sentence.
  var you: String { get }
  /// The person at the keyboard, at the beginning of a sentence.
  var youFirst: String { get }
  /// The person moves for one side, and this player for the other.
  func youPlay(_ side: Disk, against player: String) -> String
  /// The person moves for both sides.
  var youPlayBoth: String { get }
  /// This player moves for a side.
  func plays(_ side: Disk, _ player: String) -> String
  /// Who moves, and at which level or time.
  func player(_ mode: Mode, _ moveLimit: MoveLimit) -> String
  /// A computer, and the people like whom it plays.
  func named(_ computer: String, as person: String) -> String
  /// The person moves for a side from now on.
  func youPlayNow(_ side: Disk) -> String
  /// This player moves for a side from now on.
  func playsNow(_ side: Disk, _ player: String) -> String

  // Turns.

  /// The number of the move, whose turn it is, and the legal moves; nil if they are many.
  func turn(_ number: Int, of player: NamedSide, count: Int, moves: String?) -> String
  /// Whose turn it is.
  func turn(of player: NamedSide) -> String
  /// A player at another terminal has to pass.
  func passAwaited(of player: NamedSide) -> String
  func passDue(to player: NamedSide) -> String
  /// A move, and the disks that it turned over, after the player.
  func turning(_ move: Move) -> String
  /// The last move, with its player.
  func last(_ move: String) -> String
  /// The game is over.
  func over(_ counts: Sides<Int>) -> String
  /// Who won; the person has at most one side.
  func result(_ outcome: Outcome, you: Disk?) -> String
  /// The game has no clock.
  var noClock: String { get }
  /// What the command `clock` does.
  var clockCommand: String { get }
  /// The question for another game.
  var askAgain: String { get }
  /// Moves were taken back, and this one is next.
  func takenBack(_ moves: String, to number: Int) -> String
  /// Moves were played again, and this one is next.
  func playedAgain(_ moves: String, to number: Int) -> String
  /// Moves in a sentence: the last one follows “and”.
  func list(_ first: String, and last: String) -> String
  /// A number of moves.
  func moves(_ count: Int) -> String
  /// Both sides have this number of disks.
  func all(_ count: Int) -> String

  // Answers.

  /// The person cannot choose a square with a disk.
  func isOccupied(_ square: Square) -> String
  /// The person cannot choose a square that turns nothing over.
  func turnsNothing(_ square: Square) -> String
  /// The squares that the person can choose instead.
  func choices(_ moves: SquareSet) -> String
  /// The computer of a side is thinking.
  func isThinking(_ side: Disk) -> String
  /// Neither side can move any more.
  var gameOver: String { get }
  func legal(_ moves: SquareSet) -> String
  func row(_ row: Int, _ cells: String) -> String
  func column(_ column: String, _ cells: String) -> String
  /// None of the squares has a disk.
  var allEmpty: String { get }
  /// The other squares have no disk.
  var restEmpty: String { get }
  /// A square has no disk.
  var empty: String { get }
  /// The last move placed the disk.
  func lastMove(_ content: String) -> String
  /// The last move turned the disk over.
  func turned(_ content: String) -> String
  /// The person may place a disk on the square.
  func legalMove(_ content: String) -> String
  /// What a move would turn over.
  func attempt(_ move: Move) -> String
  /// The disks after some moves.
  func after(_ moves: [Square], _ counts: Sides<Int>) -> String
  /// Where a side has its disks.
  func pieces(of side: Disk, at squares: SquareSet) -> String
  func corners(_ cells: String) -> String
  /// No move has a score.
  var noHint: String { get }
  /// The best move.
  func best(_ square: String, _ score: String, _ certainty: String) -> String
  /// The next best moves.
  func then(_ moves: String) -> String
  func scores(of side: Disk, _ certainty: String, _ moves: String) -> String
  /// A score above 0.
  func plus(_ disks: Int) -> String
  /// A score below 0.
  func minus(_ disks: Int) -> String
  /// Nothing has been played yet.
  var noMoveYet: String { get }
  /// The person has not played yet.
  var noOwnMoveYet: String { get }
  /// There is nothing to take back.
  var nothingToUndo: String { get }
  /// There is nothing to play again.
  var nothingToRedo: String { get }
  /// No computer plays, so no level can change.
  var noComputerPlays: String { get }
  /// No computer is thinking that could move at once.
  var noComputerThinks: String { get }
  /// No other game follows the one that has ended.
  var gameStays: String { get }

  // Places.

  /// The person has gone to a place beside the game, and how to leave it.
  func entered(_ place: TextPlace) -> String
  /// The person has left a place.
  func left(_ place: TextPlace) -> String

  // Questions and notices.

  /// A question that waits for yes or no.
  func question(_ question: String) -> String
  /// The game is saved again after a failure.
  var savedAgain: String { get }
  /// The person often wins against a level.
  func outgrown(_ level: Level, won: Int) -> String
  /// What is wrong with a line.
  func text(of mistake: TypingMistake) -> String

  // What the commands do.

  /// How to get help about all commands.
  var moreHelp: String { get }
  var placeCommand: String { get }
  /// A move that leaves the game as it is.
  var triedCommand: String { get }
  /// An answer to a question.
  var answerCommand: String { get }
  var stopCommand: String { get }
  var stepBackCommand: String { get }
  var stepOnCommand: String { get }
  var backCommand: String { get }
  var movesCommand: String { get }
  var boardCommand: String { get }
  var rowCommand: String { get }
  var columnCommand: String { get }
  var whatCommand: String { get }
  var piecesCommand: String { get }
  var cornersCommand: String { get }
  var lastCommand: String { get }
  var scoreCommand: String { get }
  var hintCommand: String { get }
  var scoresCommand: String { get }
  var undoCommand: String { get }
  var redoCommand: String { get }
  var levelCommand: String { get }
  var timeCommand: String { get }
  var nowCommand: String { get }
  var blackCommand: String { get }
  var whiteCommand: String { get }
  var againCommand: String { get }
  var swapCommand: String { get }
  var resetCommand: String { get }
  var transcriptCommand: String { get }
  var openCommand: String { get }
  /// Aim, capture, pass and end of the game, a sentence each.
  var rules: [String] { get }
  var rulesCommand: String { get }
  var helpCommand: String { get }
  var quitCommand: String { get }
}

extension Words {
  /// What text mode says.
  ///
  /// - Parameter isSpelling: Whether words spell the squares.
  func textMode(isSpelling: Bool) -> any TextModeWords {
    switch language {
    case .english: EnglishTextModeWords(isSpelling: isSpelling)
    case .japanese: JapaneseTextModeWords(isSpelling: isSpelling)
    }
  }

  /// What text mode says, without spelled squares.
  var textMode: any TextModeWords { textMode(isSpelling: false) }
}
