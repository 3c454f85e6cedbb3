import Analysis
import GameSession
import ReversiCore
import Words

/// What questions and alerts say.
package protocol QuestionWords: Sendable {
  func title(of dialog: Dialog) -> String
  func text(of dialog: Dialog) -> String
  /// The question of a dialog that does not fit, with the keys for the answers.
  func shortText(of dialog: Dialog) -> String
  /// The number of moves of a game that was read, and its opening if it has a name.
  func summary(moves: Int, opening: String?) -> String
  /// A side has to pass, and what follows.
  func noMove(of side: Disk) -> String
  /// The label of the button that changes nothing.
  var cancelButton: String { get }
  /// The label of the button that does what the dialog asks about.
  var okButton: String { get }
  /// The label of the button that passes the turn.
  var dismissButton: String { get }
  /// What the key that passes the turn does, in one word.
  var dismissLabel: String { get }
  /// The label of the button that leaves the program.
  var quitButton: String { get }
  /// The label of the button that plays without saving.
  var playButton: String { get }
  /// The label of the button that asks whether to reset the game.
  var resetButton: String { get }
  /// The keys for yes and no.
  var answerKeys: KeyPhrases { get }
}

extension Words {
  /// How many moves of a game stand, and its opening.
  func summary(of record: GameRecord) -> String {
    let opening = Opening.reached(by: record).map { name(of: $0) }
    return questions.summary(moves: record.moveNumber - 1, opening: opening)
  }

  /// What questions and alerts say.
  package var questions: any QuestionWords {
    switch language {
    case .english: EnglishQuestionWords()
    case .japanese: JapaneseQuestionWords()
    }
  }
}
