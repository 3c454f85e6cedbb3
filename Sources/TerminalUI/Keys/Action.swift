import GameSession
import ReversiCore

/// What a key does, or a click on something that acts.
enum Action: Sendable, Hashable {
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
  /// Places a disk; in a dialog, presses the selected button; closes the help.
  case press
  /// Answers a question.
  case answer(isYes: Bool)
  /// Gives the safe answer to a dialog; closes the help; shows a move to its end at once.
  case back
  /// Switches the side between Manual and Computer.
  case switchMode(Disk)
  /// Gives the side's computer the next level, after the strongest the weakest.
  case raiseLevel(Disk)
  /// Makes the side's computer, or each computer that plays, stronger or weaker by so many levels.
  case changeLevel(Disk?, by: Int)
  /// Lets the computer play what it has found by now.
  case demandMove
  /// Takes moves back.
  case undo
  /// Plays moves again that were taken back.
  case redo
  /// Shows what the moves are worth, or puts that away.
  case hint
  /// Shows what the position is worth, or puts that away.
  case evaluate
  /// Shows what a move would turn over, or puts that away.
  case preview
  /// Begins a new game with the same players.
  case playAgain
  /// Begins a new game with the sides swapped.
  case swapSides
  /// Asks for the name of a file to write the transcript to.
  case writeTranscript
  /// Opens the review, or closes it.
  case review
  /// Opens the editor.
  case setUp
  /// Shows other rows of the list of moves.
  case scroll(ListStep)
  /// Shows another position of the review.
  case show(ReviewStep)
  /// Plays on from the position of the review.
  case playOn
  /// Changes the position that is being set up.
  case edit(EditStep)
  /// Asks for a reset.
  case reset
  /// Gives board and disks the colours of the next theme.
  case nextTheme
  /// Opens the help, or closes it.
  case help
  /// Goes so many pages on in the help.
  case turnPage(by: Int)
  /// Leaves the program.
  case quit
  /// Redraws the whole screen.
  case redraw
}

extension Action {
  /// Whether it opens something that a screen may be too small for.
  var opensSheet: Bool {
    switch self {
    case .help, .review, .setUp, .writeTranscript: true
    default: false
    }
  }
}

/// Which way the list of moves goes.
enum ListStep: Sendable, Hashable {
  /// Some rows up or down.
  case up, down
  /// Many rows up or down.
  case pageUp, pageDown
}

/// What the player wants done by a key or a click, beyond what only the screen remembers.
public enum Intent: Sendable, Hashable {
  /// Tell the session.
  case send(GameSession.Event)
  /// Leave the program.
  case quit
  /// Redraw the whole screen, since something else wrote on it.
  case redraw
  /// Give board and disks the colours of the next theme, and keep that.
  case nextTheme
}
