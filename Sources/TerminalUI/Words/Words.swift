import GameSession
import ReversiCore

/// Every word that a player reads: one conforming type for each language.
///
/// Outer modules hand over values, and only here they become text. What is read on the screen comes
/// first, then what is printed.
public protocol Words: Sendable {
  // The game.

  /// What the program is called.
  var title: String { get }
  /// A side's name.
  func name(of side: Disk) -> String
  /// Who moves for a side, in fewer and fewer columns: up to 11, 4 before a level of two digits or 6
  /// without, and 3.
  func names(of mode: Mode) -> (long: String, short: String, shortest: String)
  /// A level by its number.
  func level(_ number: Int) -> String
  /// That a key changes what stands before it.
  func changes(_ key: String) -> String
  /// What follows the side's disk in a message; all of it if the message is about both.
  func text(of message: Message) -> String
  /// How far the game has come.
  func progress(_ progress: Progress) -> String
  /// What a move is worth, with its sign unless that is 0.
  func score(_ disks: Int) -> String
  /// That the computer thinks.
  var thinking: String { get }
  /// A time in tenths of a second.
  func seconds(tenths: Int64) -> String
  /// What stands before the last move, with a space.
  var lastMoveTitle: String { get }
  /// The same in five columns.
  var shortLastMoveTitle: String { get }
  /// What stands before what the moves are worth.
  var hintTitle: String { get }
  /// What stands before the best move, in five columns.
  var shortHintTitle: String { get }
  /// What the marks around the selected square mean.
  var cursorMark: String { get }
  /// What the mark on a square means that may be chosen.
  var legalMoveMark: String { get }
  /// What the marks around the last move mean.
  var lastMoveMark: String { get }
  /// What the marks on disks mean that the last move turned over.
  var turnedMark: String { get }

  // Dialogs and notices.

  /// The title of a dialog.
  func title(of dialog: Dialog) -> String
  /// What a dialog says.
  func text(of dialog: Dialog) -> String
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

  /// The title of the help, with the key that closes it.
  var helpTitle: String { get }
  /// How keys are called.
  func written(_ keys: KeyBinding.Name) -> String
  /// What keys do, in at most 34 columns.
  func meaning(of topic: KeyBinding.Topic) -> String
  /// What keys do, in at most 19 columns.
  func brief(for topic: KeyBinding.Topic) -> String
  /// What keys do, in one word.
  func label(for topic: KeyBinding.Topic) -> String

  // The command line.

  /// How the program is called.
  var usage: String { get }
  /// What the program does.
  var tagline: String { get }
  /// What stands at the end of the program's help.
  var closingNote: String { get }
  /// What stands for an option's value; nil if it takes none.
  func placeholder(of option: ProgramOption.Name) -> String?
  /// What an option does.
  func meaning(of option: ProgramOption.Name) -> String
  /// What stands before how a subcommand is called.
  var usageTitle: String { get }
  /// What stands above the subcommands in the program's help.
  var subcommandsTitle: String { get }
  /// How a subcommand is called.
  func usage(of subcommand: Subcommand) -> String
  /// What a subcommand does, in at most 54 columns.
  func meaning(of subcommand: Subcommand) -> String
  /// What there is to know about a subcommand, in lines of at most 80 columns.
  func explanation(of subcommand: Subcommand) -> String
  /// Why a text is not a game, in a few words.
  func text(of error: GameTextError) -> String
  /// Why a line is not a game, in a few words.
  func text(of defect: LineDefect) -> String
  /// Why a saved game cannot be read, in a few words.
  func text(of defect: SaveDefect) -> String
  /// The board of a game and what there is to say about it, in lines.
  func board(of record: GameRecord) -> String
  /// How a game went, in lines.
  func report(on analysis: GameAnalysis) -> String
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
