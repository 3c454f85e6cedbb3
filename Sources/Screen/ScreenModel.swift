import App
import BoardView
import Canvas
import GameSession
import ReversiCore
import Texts
import Words

/// A picture of everything that the screen shows, for any size and theme. Drawing needs no rules.
package struct ScreenModel: Sendable {
  let title: String
  /// The place in the game, such as `move 8 of 60`.
  let progress: String
  let board: BoardPicture
  /// Dark first.
  let players: [PlayerPicture]
  let message: MessagePicture
  /// Nil unless the board shows another position or is covered.
  let gameLine: GameLinePicture?
  /// Whether the game is over, and its disks are counted.
  let hasEnded: Bool
  let remark: Wording?
  /// Only for beginners, until the first move.
  let rule: RulePicture?
  /// What the person can do next; empty if the board shows another position.
  let buttons: ButtonsView
  let status: Wording?
  let lastMove: (title: Wording, move: Move)?
  let moves: MoveListPicture
  let hint: HintPicture?
  /// What the coach says, or why the game ended so; nil if nothing.
  let teacher: TeacherPicture?
  let evaluation: EvaluationPicture?
  /// Nil unless the evaluation is shown, or the game is over.
  let graph: GraphPicture?
  /// The names of the marks on the board, in somebody's first games. `wouldTurn` is about the disks
  /// that the move under the cursor would turn over, if they are marked.
  let legend: (legalMove: String, lastMove: String, turned: String, wouldTurn: String?)?
  /// The first is the most important.
  var notices: [NoticePicture]
  /// The views of the sheets that can be seen, the one in front last.
  let sheets: [any PageView]
  /// About the position on the board; nil if the board shows the game.
  var boardSheet: (any PageView)? { sheets.first { $0.room == .board } }
  let dialog: DialogPicture?
  /// Whether nothing lies over the panel.
  var isPanelOpen: Bool { sheets.isEmpty && dialog == nil }
  let passAlert: Position?
  let keyLine: [KeyLineItem]
  /// The rows that a panel below the board needs, if a smaller board leaves them.
  var rowsBelow: Int { hasEnded && sheets.isEmpty && dialog == nil ? PanelView.rowsOfEnding : 0 }
  /// For a screen of a size that is too small for all this.
  let tooSmall: @Sendable (ScreenSize) -> Wording
}

struct PlayerPicture: Sendable {
  let side: Disk
  /// The name of the side.
  let name: String
  var count: Int
  /// The message names the side.
  var isHighlighted: Bool
  /// Who plays, with the level; empty as long as nobody does.
  let player: Wording
  let modeKey: String
  /// Whether a computer plays.
  let hasLevel: Bool
  /// Replaces who plays while the board shows another position: how well the side played so far.
  var note: Wording?
  var indicator: IndicatorPicture?
}

struct IndicatorPicture: Sendable {
  /// A turning bar after the message, the only one on the screen.
  let sign: String
  let word: String
  /// The progress of the move; nil where answers are immediate.
  let figures: Wording?

  var wording: Wording {
    figures.flatMap { Wording(["\(word) \($0.longest)"] + $0.texts + [word]) } ?? Wording(word)
  }
}

struct MessagePicture: Sendable {
  /// Its disk precedes the text. Nil if the message is about both sides and centred.
  let side: Disk?
  let text: String
  /// The text after the message that must not be missed.
  let continuation: Wording?
  /// Shown if the disk is a letter.
  let sideName: String?
  let detail: Wording?
}

struct HintPicture: Sendable {
  /// The title and the moves, best first, as words that are not broken.
  let words: [String]
  let shortTitle: String
  /// The best move with its side and score; nil until one is known.
  let best: String?
}

/// A notice about files and the like.
struct NoticePicture: Sendable, Hashable {
  /// The last wording is as short as possible.
  let wording: Wording
  /// The person may not have read a new notice yet: it is shown whatever it covers.
  let isNew: Bool
}

struct DialogPicture: Sendable {
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
  /// Below the text in a line of its own, if there is room.
  let detail: String?
  let field: TextField?
  let buttons: [Button]
}

extension DialogPicture {
  init(
    title: String, text: String, field: TextField, buttons: [DialogButton], selected: DialogButton,
    words: Words
  ) {
    self.init(
      title: title, text: text, detail: nil, field: field,
      buttons: buttons.map { Button($0, selected: selected, words: words) })
  }
}
