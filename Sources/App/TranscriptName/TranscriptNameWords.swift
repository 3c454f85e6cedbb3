import Texts
import Words

/// What is said while the name of a file for the moves is typed.
package protocol TranscriptNameWords: Sendable {
  /// The title of the dialog.
  var title: String { get }
  /// The text of the dialog.
  var text: String { get }
  /// Whether to replace the file of a name.
  func replaces(_ name: String) -> String
  /// Whether to replace the file, in a dialog that does not fit.
  var shortQuestion: String { get }
  /// What the command that writes the moves does in text mode.
  var writeCommand: String { get }
  /// The label of the button that writes the moves.
  var writeButton: String { get }
  /// The label of the button that copies the moves.
  var copyButton: String { get }
  /// The label of the button that copies a card of the game.
  var cardButton: String { get }
  /// The button at the end of a game that copies the card.
  var copyCard: String { get }
  /// What Enter does while a button is selected.
  func effect(of button: DialogButton) -> Wording
  /// What the command that shows the card does in text mode.
  var cardCommand: String { get }
  /// The key that writes or copies the moves.
  var openKey: KeyPhrases { get }
  /// The key that writes to the file of the typed name.
  var writeKey: KeyPhrases { get }
}

extension Words {
  /// What is said while the name of a file for the moves is typed.
  package var transcriptName: any TranscriptNameWords {
    switch language {
    case .english: EnglishTranscriptNameWords()
    case .japanese: JapaneseTranscriptNameWords()
    }
  }
}
