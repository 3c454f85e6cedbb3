import GameSession
import ReversiCore
import Texts
import Words

struct EnglishQuestionWords: QuestionWords {
  func title(of dialog: Dialog) -> String {
    switch dialog {
    case .passAlert: "Pass"
    case .question(.heldElsewhere): "In use"
    case .question(.untimed): "Time"
    case .question: "Confirmation"
    }
  }

  func text(of dialog: Dialog) -> String {
    switch dialog {
    case .question(.reset): "Do you really want to reset the game?"
    case .passAlert: "Cannot place a disk."
    case .question(.playAgain): "Do you really want to give this game up and play again?"
    case .question(.swapSides):
      "Do you really want to give this game up and play with the sides swapped?"
    case .question(.load(let record)):
      "Load the game that was read? " + Words(.english).summary(of: record)
    case .question(.untimed(let side)):
      """
      \(side.english)'s time is up: \(side.opponent.english) won on time. \
      Play on without a clock?
      """
    case .question(.feature(let asked)): asked.question.text(in: Words(.english))
    case .question(.heldElsewhere(let holder)):
      """
      The saved game is in use by \(Words(.english).files.user(holder)). \
      A new game would be played without saving. Play?
      """
    }
  }

  func shortText(of dialog: Dialog) -> String {
    switch dialog {
    case .question(.reset): "Reset: y or n?"
    case .passAlert: "Pass: Enter."
    case .question(.playAgain): "Play again: y or n?"
    case .question(.swapSides): "Swap sides: y or n?"
    case .question(.load): "Load: y or n?"
    case .question(.untimed): "Time is up. Play on: y or n?"
    case .question(.feature(let asked)): asked.question.shortText(in: Words(.english))
    case .question(.heldElsewhere): "In use. Play unsaved: y or n?"
    }
  }

  func summary(moves: Int, opening: String?) -> String {
    let count = "\(moves) \(moves == 1 ? "move" : "moves")"
    return (opening.map { "\(count), \($0)" } ?? count) + "."
  }

  func noMove(of side: Disk) -> String {
    "\(side.english) has no move. \(side.opponent.english) plays again."
  }
  var cancelButton: String { "Cancel" }
  var okButton: String { "OK" }
  var dismissButton: String { "Dismiss" }
  var dismissLabel: String { "dismiss" }
  var quitButton: String { "Quit" }
  var playButton: String { "Play" }
  var resetButton: String { "Reset" }
  var answerKeys: KeyPhrases { KeyPhrases("yes, no to a question", "yes, no", "yes/no") }
}
