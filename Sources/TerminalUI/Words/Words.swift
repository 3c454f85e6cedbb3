import GameSession
import ReversiCore

/// Every word that a player reads: one conforming type for each language.
///
/// Outer modules hand over values, and only here they become text. What is read on the screen comes
/// first, then what is printed. What `--help` says is not among them: it is English everywhere.
public protocol Words: LineWords {
  // The game.

  /// What the program is called.
  var title: String { get }
  /// The title of the terminal's window, with the disks of each side.
  func windowTitle(_ counts: Sides<Int>) -> String
  /// A side's name.
  func name(of side: Disk) -> String
  /// Who moves for a side, in fewer and fewer columns: up to 11, 4 before a level of two digits or 6
  /// without, and 3.
  func names(of mode: Mode) -> (long: String, short: String, shortest: String)
  /// What somebody is called who plays as well as some levels, in at most nine columns.
  func name(of kind: Level.Kind) -> String
  /// What follows the side's disk in a message; all of it if the message is about both.
  func text(of message: Message) -> String
  /// How the game ended, by the disks of both sides, in fewer and fewer words, the last in at most
  /// six columns.
  func texts(ofResult counts: Sides<Int>) -> [String]
  /// What the key does in a word that plays again with the sides swapped.
  var swapSides: String { get }
  /// That a key lets the computer play for a side, in fewer and fewer words, the last in at most ten
  /// columns.
  func tip(_ key: String, for side: Disk) -> [String]
  /// What is on a square, in fewer and fewer words, the last in at most ten columns.
  func texts(on square: Square, _ content: SquareContent) -> [String]
  /// Why something that was asked for cannot be done, in fewer and fewer words, the last in at most
  /// 19 columns.
  func texts(of remark: Remark) -> [String]
  /// How far the game has come.
  func progress(_ progress: Progress) -> String
  /// What a move is worth, with its sign unless that is 0.
  func score(_ disks: Int) -> String
  /// That the computer thinks.
  var thinking: String { get }
  /// A time in tenths of a second.
  func seconds(tenths: Int64) -> String
  /// A number of seconds, and of minutes, each with the shortest sign of its unit.
  func seconds(_ number: String) -> String
  func minutes(_ number: String) -> String
  /// What stands before the last move, with a space.
  var lastMoveTitle: String { get }
  /// The same in five columns.
  var shortLastMoveTitle: String { get }
  /// What stands before what the moves are worth; a book is named.
  func hintTitle(_ source: Hint.Source?) -> String
  /// What stands before the best move, in five columns.
  func shortHintTitle(_ source: Hint.Source?) -> String
  /// What the marks around the selected square mean.
  var cursorMark: String { get }
  /// What the mark on a square means that may be chosen.
  var legalMoveMark: String { get }
  /// What the marks around the last move mean.
  var lastMoveMark: String { get }
  /// What the marks on disks mean that the last move turned over.
  var turnedMark: String { get }

  // The record.

  /// What stands in place of what the position is worth as long as nobody knows, in at most eleven
  /// columns.
  var evaluationTitle: String { get }
  /// How far somebody has looked ahead, in many words and in at most five columns.
  func depth(_ plies: Int, isExact: Bool) -> (long: String, short: String)
  /// The title of the review.
  var reviewTitle: String { get }
  /// Which position is shown, by the number of plies before it, in many words and in few.
  func place(_ ply: Int, of plies: Int) -> (long: String, short: String)
  /// How many searches are done of those that the analysis takes.
  func analyzed(_ searches: Int, of all: Int) -> String
  /// What stands there for the position before all moves.
  var startTitle: String { get }
  /// What a move was worth to the side that made it.
  func worth(_ disks: Int, isExact: Bool) -> String
  /// How many disks a move gave away, 0 or more.
  func loss(_ disks: Int) -> String
  /// The best move, and what it was worth.
  func best(_ square: Square, worth disks: Int) -> String
  /// What a side gave away with a move on average, in tenths of a disk.
  func meanLoss(tenths: Int) -> String
  /// With which ply the game turned, by what was played and its number from 1.
  func turn(with move: String, number: Int) -> String
  /// The title of the position that is being set up.
  var editorTitle: String { get }
  /// What follows the disk of the side to move there, with a space.
  var toMove: String { get }
  /// Why no game can start from a position, in fewer and fewer words, the last in at most nine
  /// columns.
  func texts(of defect: Editor.Defect) -> [String]
  /// That a pasted text is no game, and why, in fewer and fewer words.
  func texts(ofPasted error: GameTextError) -> [String]
  /// The title of the dialog in which the name of a file is typed.
  var fileNameTitle: String { get }
  /// What it says.
  var fileNameText: String { get }

  // Dialogs and notices.

  /// The title of a dialog.
  func title(of dialog: Dialog) -> String
  /// What a dialog says.
  func text(of dialog: Dialog) -> String
  /// That a side has to pass.
  func noMove(for side: Disk) -> String
  /// What a dialog asks, with the keys that answer, where there is no room for it.
  func question(of dialog: Dialog) -> String
  /// What the player is told about files and movers, in fewer and fewer words. The last text says
  /// what matters and no more; the name under which a file is kept is in all of them.
  func texts(of notice: Notice) -> [String]
  /// Why a game could not be kept, in a few words.
  func text(of failure: SaveFailure) -> String
  /// What a button says.
  func label(of button: DialogButton) -> String
  /// That the screen is too small, and whether the game is safe, in fewer and fewer words, each with
  /// the question if there is one.
  func tooSmall(
    _ size: ScreenSize, needed: ScreenSize, isSaved: Bool, question: String?
  ) -> [String]

  // Keys.

  /// The title of the help's pages of keys.
  var keysTitle: String { get }
  /// The title of its pages of rules.
  var rulesTitle: String { get }
  /// The rules of the game, in eight lines of at most 40 columns.
  var rules: [String] { get }
  /// What stands for going to the next page of the help, in at most eight columns.
  var nextPage: String { get }
  /// What stands for closing the help, in at most eight columns.
  var closeHelp: String { get }
  /// How keys are called.
  func written(_ keys: KeyBinding.Name) -> String
  /// What keys do, in at most 34 columns.
  func meaning(of topic: KeyBinding.Topic) -> String
  /// What keys do, in at most 19 columns.
  func brief(for topic: KeyBinding.Topic) -> String
  /// What keys do, in one word.
  func label(for topic: KeyBinding.Topic) -> String

  // The command line.

  /// Why a line is not a game, in a few words.
  func text(of defect: LineDefect) -> String
  /// Why a saved game cannot be read, in a few words.
  func text(of defect: SaveDefect) -> String
  /// What stands under a board: how many disks each side has, and whose turn it is or who won, which
  /// is handed in.
  func caption(of board: Board, state: String) -> String
  /// Under the moves of a game: its opening, if it has a name, and how many disks each side has.
  func heading(ofReport opening: String?, _ board: Board) -> String
  /// That a move gave disks away, and the best line instead with what that was worth.
  func lost(_ disks: Int, best: Int, line: String) -> String
  /// A ply of a game; `number` is that of the move, from 1.
  func name(of ply: GameRecord.Ply, number: Int) -> String
  /// What a side gave away with a move on average, by that number of disks, and with which moves it
  /// gave away most, and how much.
  func summary(of side: Disk, meanLoss: String, worst: [(move: String, loss: Int)]) -> String
  /// With which move a game turned.
  func turned(with move: String) -> String
  /// What a position is worth to the side to move if both sides play their best, in one line.
  func solution(_ solution: Solution) -> String
  /// How much has been analyzed, in a few words.
  func analyzed(games: Int, positions: Int) -> String
  /// Why the program does not start, in one line.
  func text(of refusal: Refusal) -> String
  /// That the game was left without being kept, in one line.
  func notKept(_ failure: SaveFailure) -> String
  /// That the program is broken and ends, in one line of at most 240 bytes.
  var fault: String { get }
  /// That the program ends since there is no memory left, as long at most.
  var outOfMemory: String { get }
}
