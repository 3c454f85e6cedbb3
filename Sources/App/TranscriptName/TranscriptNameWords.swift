import Texts
import Words

package struct TranscriptNameWords: WordSet {
  package let language: Language

  package var title: String { text("Write a file", "棋譜") }
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

  /// The question that the page answers.
  package var pageTitle: String { text("Save or copy this game", "対局の保存とコピー") }

  package func label(of choice: TranscriptName.Choice) -> String {
    switch choice {
    case .moves: text("Copy the moves", "棋譜をコピー")
    case .card: text("Copy the card", "カードをコピー")
    case .file: text("Write a file", "ファイルに書き出す")
    }
  }

  func effect(of choice: TranscriptName.Choice) -> Wording {
    switch choice {
    case .moves, .card: text(["copy"], ["コピー"])
    case .file: text(["name the file", "name"], ["ファイル名へ", "名前"])
    }
  }

  func effect(of button: DialogButton) -> Wording {
    button == .write
      ? text(["write the file", "write"], ["ファイルに書き出す", "書き出し"]) : text(["back"], ["戻る"])
  }

  package var cardCommand: String { text("a card to share", "送るためのカード") }

  var openKey: KeyPhrases {
    text(
      KeyPhrases("save or copy the game", "save, copy", "save"),
      KeyPhrases("対局を保存、コピーする", "保存、コピー", "保存"))
  }

  var writeKey: KeyPhrases {
    text(
      KeyPhrases("copy, or write the file", "copy, write", "copy"),
      KeyPhrases("コピーする、ファイルに書き出す", "コピー、書く", "コピー"))
  }
}

extension Words {
  package var transcriptName: TranscriptNameWords { TranscriptNameWords(language: language) }
}
