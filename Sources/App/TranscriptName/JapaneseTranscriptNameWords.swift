import Texts
import Words

struct JapaneseTranscriptNameWords: TranscriptNameWords {
  var title: String { "棋譜" }
  var text: String { "棋譜を書き出すファイル:" }
  func replaces(_ name: String) -> String {
    "ファイル \(name.printable) があります。本当に置き換えますか？"
  }
  var shortQuestion: String { "置き換え: y/n?" }
  var writeCommand: String { "棋譜を書き出す" }
  var writeButton: String { "書き出す" }
  var copyButton: String { "コピー" }
  var cardButton: String { "カード" }
  var copyCard: String { "コピー" }
  func effect(of button: DialogButton) -> Wording {
    switch button {
    case .write: Wording("ファイルに書き出す", "書き出し")
    case .copy: Wording("棋譜をコピー", "コピー")
    case .card: Wording("カードをコピー", "カード")
    case .reset: Wording("リセットを確かめる", "リセット")
    default: "戻る"
    }
  }
  var cardCommand: String { "送るためのカード" }
  var openKey: KeyPhrases { KeyPhrases("棋譜を書き出す、コピーする", "棋譜を書く", "棋譜") }
  var writeKey: KeyPhrases { KeyPhrases("その名前のファイルに書き出す", "書き出す", "書き出し") }
}
