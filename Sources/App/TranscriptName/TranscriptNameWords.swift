import Texts
import Words

/// What is said while the name of a file for the moves is typed.
package struct TranscriptNameWords: WordSet {
  package let language: Language

  /// The title of the dialog.
  package var title: String { text("Transcript", "棋譜") }
  /// The text of the dialog.
  package var text: String { text("The file for the moves:", "棋譜を書き出すファイル:") }

  /// Whether to replace the file of a name.
  func replaces(_ name: String) -> String {
    text(
      "There is a file \(name.printable). Do you really want to replace it?",
      "ファイル \(name.printable) があります。本当に置き換えますか？")
  }

  /// Whether to replace the file, in a dialog that does not fit.
  var shortQuestion: String { text("Replace: y or n?", "置き換え: y/n?") }
  /// What the command that writes the moves does in text mode.
  package var writeCommand: String { text("write the moves", "棋譜を書き出す") }
  /// The label of the button that writes the moves.
  var writeButton: String { text("Write", "書き出す") }
  /// The label of the button that copies the moves.
  var copyButton: String { text("Copy", "コピー") }
  /// The label of the button that copies a card of the game.
  package var cardButton: String { text("Card", "カード") }
  /// The button at the end of a game that copies the card.
  package var copyCard: String { text("copy", "コピー") }

  /// What Enter does while a button is selected.
  func effect(of button: DialogButton) -> Wording {
    switch button {
    case .write: text(["write the file", "write"], ["ファイルに書き出す", "書き出し"])
    case .copy: text(["copy the moves", "copy"], ["棋譜をコピー", "コピー"])
    case .card: text(["copy a card", "card"], ["カードをコピー", "カード"])
    case .reset: text(["ask whether to reset", "reset"], ["リセットを確かめる", "リセット"])
    default: text(["back"], ["戻る"])
    }
  }

  /// What the command that shows the card does in text mode.
  package var cardCommand: String { text("a card to share", "送るためのカード") }

  /// The key that writes or copies the moves.
  var openKey: KeyPhrases {
    text(
      KeyPhrases("write or copy the moves", "write moves", "write"),
      KeyPhrases("棋譜を書き出す、コピーする", "棋譜を書く", "棋譜"))
  }

  /// The key that writes to the file of the typed name.
  var writeKey: KeyPhrases {
    text(
      KeyPhrases("write to the file of that name", "write file", "write"),
      KeyPhrases("その名前のファイルに書き出す", "書き出す", "書き出し"))
  }
}

extension Words {
  /// What is said while the name of a file for the moves is typed.
  package var transcriptName: TranscriptNameWords { TranscriptNameWords(language: language) }
}
