import Canvas
import GameSession
import ReversiCore

/// What a key or a click does.
public enum Action: Sendable, Hashable {
  /// Always asks the loop for the same thing.
  case intent(Intent)
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
  /// Places a disk, in the review as a variation; in a dialog, presses the selected button; closes
  /// the help.
  case press
  /// Answers a question.
  case answer(isYes: Bool)
  /// Gives the safe answer to a dialog; closes what is open; shows a move to its end at once.
  case back
  /// Places a disk on a square; in the editor, changes it; in the review, shows the move there if
  /// none can be tried.
  case choose(Square)
  /// Presses a button of the dialog in front.
  case pressButton(DialogButton)
  /// Shows the position after a number of plies of the line shown in the review, and opens the
  /// review if necessary.
  case goToPly(Int)
  /// Does the same with the plies of the game, and leaves a variation.
  case goToGamePly(Int)
  /// Switches the side between Manual and its last other player, the computer at first.
  case switchMode(Disk)
  /// Opens the list of players, or closes it.
  case listPlayers
  /// Gives a side to a player; nil for another person at another terminal.
  case choosePlayer(PlayerSelection)
  /// Gives the side's computer the next level; the weakest follows the strongest.
  case raiseLevel(Disk)
  /// Changes the level of the side's computer, or of each computer that plays, by a number of
  /// levels.
  case changeLevel(Disk?, by: Int)
  /// Shows what a move would turn over, or hides that.
  case preview
  /// Shows other rows of the list in front: that of moves, or of games.
  case scroll(ListStep)
  /// Selects another row of the list in front: that of games, or of openings.
  case select(ListStep)
  /// Selects an item of the list in a sheet, by its number, or does what Enter does if it is
  /// selected.
  case item(Sheet.Kind, Int)
  /// Shows another position of the review.
  case show(ReviewStep)
  /// Changes the square under the cursor from empty to dark, to light, and back to empty.
  case cycleSquare
  /// Empties the square under the cursor.
  case emptySquare
  /// Turns the board around.
  case turnBoard
  /// Opens the help, or closes it.
  case help
  /// Turns a number of pages in the help.
  case turnPage(by: Int)

  /// Always sends the app the same event.
  public static func send(_ event: App.Event) -> Action { .intent(.send(event)) }
}

extension Action {
  /// Whether it opens something that a screen may be too small for.
  var opensSheet: Bool {
    switch self {
    case .help, .listPlayers, .goToPly, .goToGamePly, .intent(.send(.sheetOpened)): true
    default: false
    }
  }

  /// Whether the list of moves stays where the person scrolled it.
  var keepsList: Bool {
    switch self {
    case .scroll, .choose, .pressButton, .goToPly, .goToGamePly: true
    default: false
    }
  }
}
