import App
import BoardView
import Canvas
import GameSession
import ReversiCore
import Texts
import Words

/// A picture of everything that the screen shows, for any size and theme. The words are chosen, and
/// drawing needs no rules.
package struct ScreenModel: Sendable {
  let title: String
  /// The progress of the game, such as `move 8 of 60`.
  let progress: String
  let board: BoardPicture
  /// The players, dark first.
  let players: [PlayerPicture]
  /// The message under the players.
  let message: MessagePicture
  /// The state of the game, while the board shows another position or is covered; nil otherwise.
  let gameLine: GameLinePicture?
  /// Whether the game is over.
  let isOver: Bool
  /// The end of the game and the ways to go on; nil during play, and while the disks are counted.
  let ending: EndingPicture?
  /// The current remark, or nil.
  let remark: Wording?
  /// The tip about letting the computer play; nil if the person knows.
  let tip: Wording?
  /// The aim of the game, in somebody's first one; nil in others.
  let aim: Wording?
  /// The rule of the game, for beginners until the first move; nil for others.
  let rule: RulePicture?
  /// The ways to let the computer play, as buttons; empty if the person knows.
  let startButtons: [KeyLineItem]
  /// The level that the computer will have, beside these buttons; nil without them.
  let startLevel: String?
  /// The ending of the day; nil unless the start offers it.
  let todaysEnding: TodaysEndingView?
  /// The content of the selected square, or nil.
  let status: Wording?
  /// The last move after its title, if there was one.
  let lastMove: (title: Wording, move: Move)?
  /// All moves of the record.
  let moves: MoveListPicture
  /// The scores of the moves, if they are shown.
  let hint: HintPicture?
  /// The evaluation of the position, if it is shown.
  let evaluation: EvaluationPicture?
  /// The scores of the game so far, if the evaluation is shown, or the game is over.
  let graph: GraphPicture?
  /// The names of the marks on the board; `turned` are the disks that the last move turned over,
  /// and `wouldTurn` those that the move under the cursor would, if that is shown.
  let legend:
    (cursor: String, legalMove: String, lastMove: String, turned: String, wouldTurn: String?)
  /// The notices; the first is the most important.
  var notices: [NoticePicture]
  /// The sheets that can be seen, the one in front last.
  let sheets: [any PageView]
  /// The sheet about the position on the board; nil if the board shows the game.
  var boardSheet: (any PageView)? { sheets.first { $0.room == .board } }
  /// The dialog in front, if there is one.
  let dialog: DialogPicture?
  /// The position whose pass the dialog announces, or nil.
  let passAlert: Position?
  /// The items of the last line, from the left.
  let keyLine: [KeyLineItem]
  /// The text for a screen of a size that is too small for all this.
  let tooSmall: @Sendable (ScreenSize) -> Wording
}

/// One of the two players.
struct PlayerPicture: Sendable {
  let side: Disk
  /// The name of the side, or of who plays it, in six columns.
  let name: String
  /// The name of the side, or of who plays it, uncut.
  let wholeName: String
  /// The number of its disks.
  var count: Int
  /// Whether it stands out, because the message names the side.
  var isHighlighted: Bool
  /// The player of the side, in three lengths.
  let mode: Wording
  /// The key that changes who moves.
  let modeKey: String
  /// The number of the level, or the time for a move; nil unless a computer plays.
  let moveLimit: String?
  /// The text in place of who moves, while the board shows another position than the game's: how
  /// well the side played, so far.
  let note: Wording?
  /// The indicator that the side's computer is thinking; nil unless it is.
  let indicator: IndicatorPicture?
}

/// The sign that a computer is thinking.
struct IndicatorPicture: Sendable {
  /// A turning bar after the message, the only one on the screen.
  let sign: String
  /// The word for thinking.
  let word: String
  /// The progress of the move; nil where answers are immediate.
  let figures: Wording?

  /// Everything in one line.
  var wording: Wording {
    figures.flatMap { Wording(["\(word) \($0.longest)"] + $0.texts + [word]) } ?? Wording(word)
  }
}

/// The message about the game.
struct MessagePicture: Sendable {
  /// The side whose disk precedes the text. Nil if the message is about both sides and centred.
  let side: Disk?
  let text: String
  /// The text after the message that must not be missed, or nil.
  let continuation: Wording?
  /// The side's name, if the disk is a letter.
  let sideName: String?
  /// The meaning of the message for the person, or nil.
  let detail: Wording?
}

/// The end of a game, and the ways to go on.
struct EndingPicture: Sendable {
  /// By how much a side won, in large digits; nil for a tie, and if the disks did not decide.
  let margin: Margin?
  /// The disks of both sides and the margin.
  let result: Wording
  /// The disks alone, for where the message says the margin.
  let counts: Wording
  /// The actions that are possible now.
  let items: [KeyLineItem]
  /// The move that lost the most disks; nil if there was no mistake, or as long as it is unknown.
  let worstMove: WorstMove?
  /// The names of the sides, for the halves of the graph.
  let sides: Sides<String>
  /// What the colours on the axis of the graph are.
  let mistakes, proven: String
  let card: Card

  /// A number of disks with the texts around it.
  struct Margin: Sendable {
    let before: String
    let number: Int
    let after: String
  }

  /// The card of the game, which can be sent to somebody.
  struct Card: Sendable {
    let title: String
    let board: Board
    /// The word for copying the card, and what a click on it does.
    let copy: String
    let copying: Action
    /// The key for writing and copying.
    let write: KeyLineItem
  }

  /// The move that lost the most disks. A click goes there.
  struct WorstMove: Sendable {
    /// The move and its loss.
    let wording: Wording
    /// Why it is a mistake; nil if that is not known.
    let reason: Wording?
    /// The number of plies up to and including the move.
    let ply: Int
  }
}

/// The scores of the moves.
struct HintPicture: Sendable {
  /// The title and the moves, best first, as words that are not broken.
  let words: [String]
  /// The text before the best move.
  let shortTitle: String
  /// The best move with its side and score; nil until one is known.
  let best: String?
}

/// A notice about files and the like.
struct NoticePicture: Sendable, Hashable {
  /// The text; the last wording is as short as possible.
  let wording: Wording
  /// Whether the person may not have read it yet. It is then shown whatever it covers.
  let isNew: Bool
}

/// A question or an alert.
struct DialogPicture: Sendable {
  /// A button of the dialog.
  struct Button: Sendable {
    let button: DialogButton
    let label: String
    let isSelected: Bool

    init(_ button: DialogButton, selected: DialogButton, words: Words) {
      self.button = button
      label = button.label(in: words)
      isSelected = button == selected
    }
  }

  let title: String
  let text: String
  /// A detail below the text in a line of its own, if there is room, or nil.
  let detail: String?
  /// The text being typed, if any.
  let field: TextField?
  /// The buttons from the left.
  let buttons: [Button]
}

extension DialogPicture {
  /// A dialog of a feature in which a text is typed.
  init(
    title: String, text: String, field: TextField, buttons: [DialogButton], selected: DialogButton,
    words: Words
  ) {
    self.init(
      title: title, text: text, detail: nil, field: field,
      buttons: buttons.map { Button($0, selected: selected, words: words) })
  }
}
