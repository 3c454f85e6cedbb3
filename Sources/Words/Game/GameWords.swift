import Analysis
import GameSession
import ReversiCore
import Texts

/// What the screen says about the game.
package protocol GameWords: Sendable {
  /// The name of the program.
  var title: String { get }
  /// The title of the terminal's window, with the disks of each side.
  func windowTitle(_ counts: Sides<Int>) -> String
  /// The text after the side's disk and name in a message; the whole text if the message is about
  /// both.
  func text(of message: Message) -> String
  /// What follows the message while a pass waits behind a sheet, the last text in at most five
  /// columns.
  var passBehindSheet: Wording { get }
  /// How the game ended, with the margin in the last text in at most six columns.
  func result(_ counts: Sides<Int>, hasMargin: Bool) -> Wording
  /// The move of the game that lost the most disks.
  func worstMove(_ move: String, of side: Disk, lost disks: Int) -> Wording
  /// It is the person's turn.
  /// The disks are counted at the end of the game.
  var counting: String { get }
  var mistakes: String { get }
  var yourMove: Wording { get }
  /// The person won.
  /// Somebody won by a number of disks.
  func won(_ winner: String, by margin: Int) -> String
  func youWon(by margin: Int) -> Wording
  /// The person lost.
  func youLost(by margin: Int) -> Wording
  /// How a side lost before the last move.
  func wording(of forfeit: Forfeit) -> Wording
  /// The label of the key that plays again with the sides swapped, in one word.
  var swapSides: String { get }
  /// A disk is on the square at the cursor, the last text in at most ten columns.
  func disk(_ square: Square, _ side: Disk, isLastMove: Bool) -> Wording
  /// What a move to the square at the cursor turns over, and its score if it is known.
  func legal(_ square: Square, turning squares: [Square], score: Int?) -> Wording
  /// The square at the cursor is empty.
  func empty(_ square: Square) -> Wording
  /// A disk would turn nothing over. The last text of these answers has at most 19 columns.
  func turnsNothing(_ square: Square) -> Wording
  /// There is a disk already.
  func taken(_ square: Square) -> Wording
  /// A side's computer is thinking.
  func thinking(_ side: Disk) -> Wording
  var over: Wording { get }
  /// The theme that a key has chosen.
  func theme(_ theme: String) -> Wording
  /// A character is no key.
  var noKey: Wording { get }
  /// A pasted text is not read here.
  var noPaste: Wording { get }
  /// How disks turn over. The longest text is sentences.
  var turningRule: Wording { get }
  var aim: Wording { get }
  /// When a side passes.
  var passRule: Wording { get }
  /// A character is a key of the game, which something covers.
  var actsInGame: Wording { get }
  /// A character is a key of a feature that is not open.
  func acts(in feature: String) -> Wording
  /// A character belongs to another keyboard layout.
  var keysAreLatin: Wording { get }
  /// The move that the game awaits or shows.
  func progress(_ number: Int, of maximum: Int) -> String
  func progress(over moves: Int) -> String
  /// The computer is thinking.
  var thinking: String { get }
  /// How far the computer's move has come: the time of its limit in seconds, the depth, and the
  /// best move so far with its score.
  func thinking(_ time: String, of limit: String, depth: Int, _ move: String) -> Wording
  /// The depth and the best move so far with its score; the second text is the move alone.
  func thinking(depth: Int, _ move: String) -> Wording
  /// The text before the last move, with a space; the second text has five columns.
  var lastMoveTitle: Wording { get }
  /// The text before the scores of the moves; the second text has five columns.
  func hintTitle(_ side: Disk, isFromBook: Bool) -> Wording
  /// The legend of the cursor.
  var cursorMark: String { get }
  /// The legend of the marks of legal moves.
  var legalMoveMark: String { get }
  /// The legend of the mark of the last move.
  var lastMoveMark: String { get }
  /// The legend of the marks of disks that were turned over.
  var turnedMark: String { get }
  /// The legend of the marks of disks that the move under the cursor would turn over.
  var wouldTurnMark: String { get }
  /// The title of the graph of scores.
  var leadTitle: String { get }
  /// The text in place of the evaluation until it is known, in at most eleven columns.
  var evaluating: String { get }
  /// Neither side is ahead.
  var even: String { get }
  /// The depth of a search, or how sure a score is otherwise; the second text has at most five
  /// columns.
  func depth(_ certainty: Certainty, _ plies: Int) -> Wording
  /// The title of the line about the game, with a space.
  var lineTitle: String { get }
  /// The screen is too small, with the state of the game and the open question.
  func tooSmall(_ size: String, needed: String, isSaved: Bool, question: String?) -> Wording
  /// The keys that move the cursor.
  var moveKeys: KeyPhrases { get }
  /// The keys for a column and a row.
  var goToKeys: KeyPhrases { get }
  /// The keys for the next and the previous legal move.
  var legalMovesKeys: KeyPhrases { get }
  /// The keys that place a disk and press a button.
  var pressKeys: KeyPhrases { get }
  /// The keys that take back and play again.
  var undoKeys: KeyPhrases { get }
  /// The key that lets the computer play what it found.
  var moveNowKey: KeyPhrases { get }
  /// The key for the scores of the moves.
  var hintKey: KeyPhrases { get }
  /// The key that shows who is ahead.
  var evaluationKey: KeyPhrases { get }
  /// The key that shows what a move turns over.
  var previewKey: KeyPhrases { get }
  /// The keys that scroll the list of moves.
  var listKeys: KeyPhrases { get }
  /// The keys that play again.
  var againKeys: KeyPhrases { get }
  var resetKey: KeyPhrases { get }
  /// The key for the next theme.
  var themeKey: KeyPhrases { get }
}

extension Words {
  /// What the screen says about the game.
  package var game: any GameWords {
    switch language {
    case .english: EnglishGameWords()
    case .japanese: JapaneseGameWords()
    }
  }
}
