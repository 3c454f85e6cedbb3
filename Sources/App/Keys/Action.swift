import Canvas
import GameSession
import ReversiCore

/// The action of a key or a click.
package enum Action: Sendable, Hashable {
  /// Always asks the loop for the same things, in order.
  case intents([Intent])
  /// Moves the cursor to a neighbouring square; in a dialog, to a button.
  case move(Direction)
  /// Moves the cursor to a column, from 0.
  case goToColumn(Int)
  /// Moves the cursor to a row, from 0.
  case goToRow(Int)
  /// Moves the cursor to the next legal move; in a dialog, to the next button.
  case next
  /// Moves the cursor to the previous legal move; in a dialog, to the previous button.
  case previous
  /// Does what the sheet in front is for, on the selected square or item; on the board, places a
  /// disk; in a dialog, presses the selected button.
  case press
  /// Answers a question.
  case answer(isYes: Bool)
  /// Empties the selected square, or removes the selected item.
  case delete
  /// Gives the safe answer to a dialog; closes what is open; shows a move to its end at once.
  case back
  /// Does to a square what `press` does to the one under the cursor.
  case choose(Square)
  /// Presses a button of the dialog in front.
  case pressButton(DialogButton)
  /// Switches the side between Manual and its last other player, the computer at first.
  case switchMode(Disk)
  /// Gives the side's computer the next level; the weakest follows the strongest.
  case raiseLevel(Disk)
  /// Changes the level of the side's computer, or of each computer that plays, by a number of
  /// levels.
  case changeLevel(Disk?, by: Int)
  /// Shows what a move would turn over, or hides that.
  case preview
  /// Shows other rows of the list in front.
  case scroll(ListStep)
  /// Selects another row of the list in front.
  case select(ListStep)
  /// Selects an item of the list in a sheet, by its number, or does what Enter does if it is
  /// selected.
  case item(Sheet.Kind, Int)
  /// Turns the board around.
  case turnBoard
  /// Does an action of a feature, as a value whose type only the feature knows.
  case feature(Sheet.Kind, ErasedValue)

  /// Asks the loop for one thing.
  package static func intent(_ intent: Intent) -> Action { .intents([intent]) }
  package static func send(_ event: App.Event) -> Action { .intent(.send(event)) }
}

extension Action {
  /// The kind of the sheet that it opens first, or nil. A screen may be too small for a sheet.
  var openedSheet: Sheet.Kind? {
    if case .intents(let intents) = self, case .send(.sheetOpened(let kind))? = intents.first {
      kind
    } else {
      nil
    }
  }

  /// Whether the list of moves stays where the person scrolled it.
  var keepsList: Bool {
    switch self {
    case .scroll, .choose, .pressButton: true
    // A click that opens a sheet at a place.
    case .intents(let intents): intents.count > 1
    default: false
    }
  }
}
