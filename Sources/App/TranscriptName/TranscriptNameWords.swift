import Texts
import Words

package struct TranscriptNameWords: WordSet {
  package let language: Language

  package var title: String { text("Transcript", "棋譜") }
  package var text: String { text("The file for the moves:", "棋譜を書き出すファイル:") }

  func replaces(_ name: String) -> String {
    text(
      "There is a file \(name.printable). Do you really want to replace it?",
      "ファイル \(name.printable) があります。本当に置き換えますか？")
  }

  /// For a dialog that does not fit; names the keys for the answers.
  var shortQuestion: String { text("Replace: y or n?", "置き換え: y/n?") }
  package var writeCommand: String { text("write the moves", "棋譜を書き出す") }
  var writeButton: String { text("Write", "書き出す") }
  var copyButton: String { text("Copy", "コピー") }
  package var cardButton: String { text("Card", "カード") }
  /// The button at the end of a game that copies the card.
  package var copyCard: String { text("copy", "コピー") }

  func effect(of button: DialogButton) -> Wording {
    switch button {
    case .write: text(["write the file", "write"], ["ファイルに書き出す", "書き出し"])
    case .copy: text(["copy the moves", "copy"], ["棋譜をコピー", "コピー"])
    case .card: text(["copy a card", "card"], ["カードをコピー", "カード"])
    case .reset: text(["ask whether to reset", "reset"], ["リセットを確かめる", "リセット"])
    default: text(["back"], ["戻る"])
    }
  }

  package var cardCommand: String { text("a card to share", "送るためのカード") }

  var openKey: KeyPhrases {
    text(
      KeyPhrases("write or copy the moves", "write moves", "write"),
      KeyPhrases("棋譜を書き出す、コピーする", "棋譜を書く", "棋譜"))
  }

  var writeKey: KeyPhrases {
    text(
      KeyPhrases("write to the file of that name", "write file", "write"),
      KeyPhrases("その名前のファイルに書き出す", "書き出す", "書き出し"))
  }
}

extension Words {
  package var transcriptName: TranscriptNameWords { TranscriptNameWords(language: language) }
}
