import Controls
import ReversiCore

/// A picture of all that the screen shows, whatever its size and theme: the words are chosen, and
/// drawing it needs no rules.
public struct ScreenModel: Sendable {
  /// What the screen is called.
  let title: String
  /// How far the game has come, such as `move 8 of 60`.
  let progress: String
  /// The board.
  let board: BoardPicture
  /// The players, dark first.
  let players: [PlayerPicture]
  /// The message under the players.
  let message: MessagePicture
  /// How the game ended and how to go on; nil while it is played.
  let ending: EndingPicture?
  /// What the player is answered at present, in fewer and fewer words; empty if nothing.
  let remark: [String]
  /// How to let the computer play, in fewer and fewer words; empty where the player knows.
  let tip: [String]
  /// What is on the selected square, in fewer and fewer words; empty if none is selected.
  let status: [String]
  /// The last move, if there was one.
  let lastMove: LastMovePicture?
  /// All moves of the record.
  let moves: MoveListPicture
  /// What the moves are worth, if that is shown.
  let hint: HintPicture?
  /// What the position is worth, if that is shown.
  let evaluation: EvaluationPicture?
  /// What the marks on the board mean.
  let legend: LegendPicture
  /// What the player is told about files and the like; the first matters most.
  var notices: [NoticePicture]
  /// What is open beside the game or over its board, if anything is.
  let sheet: SheetPicture?
  /// The dialog in front, if there is one.
  let dialog: DialogPicture?
  /// What the last line names, from the left.
  let keyLine: [KeyLineItem]
  /// What is shown where the screen is too small for all this.
  let tooSmall: TooSmallPicture
}

/// What is open beside the game or over its board.
enum SheetPicture: Sendable {
  /// The help lies over the board, open at a page, from 0.
  case help(HelpPicture, page: Int)
  /// The board is that of the review.
  case review(ReviewPicture)
  /// The board is the one that is being set up.
  case editor(EditorPicture)
}

/// One of the two players.
struct PlayerPicture: Sendable {
  /// The side's disk.
  let side: Disk
  /// The side's name.
  let name: String
  /// How many disks it has.
  let count: Int
  /// Whether the message is about this side, so that it stands out.
  let isNamed: Bool
  /// Who moves, in fewer and fewer columns: long, short, shortest.
  let mode: (long: String, short: String, shortest: String)
  /// The key that changes that.
  let modeKey: String
  /// The number of the level, or the time of a move; nil unless a computer plays.
  let moveLimit: String?
  /// That the side's computer is thinking; nil unless it is.
  let indicator: IndicatorPicture?
}

/// The sign that a computer is thinking.
struct IndicatorPicture: Sendable {
  /// A bar that turns.
  let sign: String
  /// Sign and time with a word.
  let long: String
  /// Sign and time.
  let short: String
}

/// What the players are told about the game.
struct MessagePicture: Sendable {
  /// The side whose disk stands before the text; none if the message is about both, and centred.
  let side: Disk?
  /// What is said.
  let text: String
  /// The side's name, for where the disk is a letter.
  let sideName: String?
}

/// How a game ended, and how to go on from there.
struct EndingPicture: Sendable {
  /// The disks of both sides and the margin, in fewer and fewer words.
  let result: [String]
  /// What can be done now.
  let items: [KeyLineItem]
}

/// The last move.
struct LastMovePicture: Sendable {
  /// What stands before it.
  let title: String
  /// The same in fewer columns.
  let shortTitle: String
  /// Whose move it was.
  let side: Disk
  /// Where the disk was placed.
  let square: Square
}

/// What the moves are worth.
struct HintPicture: Sendable {
  /// Title and moves, best first, as words that are not broken.
  let words: [String]
  /// What stands before the best move.
  let shortTitle: String
  /// The best move and what it is worth; nil as long as nothing is known.
  let best: String?
}

/// Something that the player is told about files and the like.
struct NoticePicture: Sendable, Hashable {
  /// What is said, in fewer and fewer words; the last has no word too many.
  let texts: [String]
  /// Whether the player may not have read it yet, so that it is shown whatever it covers.
  let isNew: Bool
}

/// What the marks on the board are called.
struct LegendPicture: Sendable {
  let cursor: String
  let legalMove: String
  let lastMove: String
  /// The disks that the last move turned over.
  let turned: String
}

/// A question or an alert.
struct DialogPicture: Sendable {
  /// A button of the dialog.
  struct Button: Sendable {
    let button: DialogButton
    let label: String
    let isSelected: Bool
  }

  let title: String
  let text: String
  /// What is said below it in a line of its own, where there is room; nil if nothing is.
  let detail: String?
  /// What is being typed, if anything is.
  let field: TextField?
  /// The buttons from the left.
  let buttons: [Button]
}

/// What is shown on a screen that is too small.
struct TooSmallPicture: Sendable {
  /// What is said on a screen of a size, in fewer and fewer words.
  let texts: @Sendable (ScreenSize) -> [String]
}
