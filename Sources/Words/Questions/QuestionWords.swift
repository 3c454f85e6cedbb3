import GameSession
import ReversiCore

/// What questions and alerts say.
public protocol QuestionWords: Sendable {
  /// The title of a dialog.
  func title(of dialog: Dialog) -> String
  /// The text of a dialog.
  func text(of dialog: Dialog) -> String
  /// The question of a dialog that does not fit, with the keys for the answers.
  func shortText(of dialog: Dialog) -> String
  /// A side has to pass.
  func noMove(of side: Disk) -> String
  /// The label of the button that changes nothing.
  var cancelButton: String { get }
  /// The label of the button that does what the dialog asks about.
  var okButton: String { get }
  /// The label of the button that passes the turn.
  var dismissButton: String { get }
  /// The label of the button that leaves the program.
  var quitButton: String { get }
  /// The label of the button that plays without saving.
  var playButton: String { get }
  /// The label of the button that writes the moves.
  var writeButton: String { get }
  /// The label of the button that copies the moves.
  var copyButton: String { get }
  /// The label of the button that asks whether to reset the game.
  var resetButton: String { get }
  /// The keys for yes and no.
  var answerKeys: KeyPhrases { get }
}

extension Words {
  /// What questions and alerts say.
  public var questions: any QuestionWords {
    switch language {
    case .english: EnglishQuestionWords()
    case .japanese: JapaneseQuestionWords()
    }
  }
}
