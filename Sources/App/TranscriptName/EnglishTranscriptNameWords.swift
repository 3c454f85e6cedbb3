import Texts
import Words

struct EnglishTranscriptNameWords: TranscriptNameWords {
  var title: String { "Transcript" }
  var text: String { "The file for the moves:" }
  func replaces(_ name: String) -> String {
    "There is a file \(name.printable). Do you really want to replace it?"
  }
  var shortQuestion: String { "Replace: y or n?" }
  var writeCommand: String { "write the moves" }
  var writeButton: String { "Write" }
  var copyButton: String { "Copy" }
  var cardButton: String { "Card" }
  var copyCard: String { "copy" }
  func effect(of button: DialogButton) -> Wording {
    switch button {
    case .write: Wording("write the file", "write")
    case .copy: Wording("copy the moves", "copy")
    case .card: Wording("copy a card", "card")
    case .reset: Wording("ask whether to reset", "reset")
    default: "back"
    }
  }
  var cardCommand: String { "a card to share" }
  var openKey: KeyPhrases { KeyPhrases("write or copy the moves", "write moves", "write") }
  var writeKey: KeyPhrases { KeyPhrases("write to the file of that name", "write file", "write") }
}
