import ReversiCore
import Words

struct JapaneseHelpWords: HelpWords {
  var keysTitle: String { "キー" }
  var rulesTitle: String { "ルール" }
  var play: String { "対局" }
  var study: String { "研究" }
  var position: String { "局面" }
  var program: String { "プログラム" }
  var nextPage: String { "次" }
  var close: String { "閉じる" }

  var rules: [String] {
    [
      "黒から始め、交互に打ちます。",
      "石は空いたマスに置きます。",
      "相手の石を、縦、横、斜めの直線で",
      "自分の石ではさむように置きます。",
      "はさんだ石はすべて裏返ります。",
    ]
  }

  func example(of side: Disk, on square: Square, turning turned: Square) -> String {
    "\(side.japanese)が\(square)に打つと、\(turned)が裏返ります。"
  }

  var endRules: [String] {
    [
      "置ける場所がなければパスです。",
      "両者とも置けなくなれば終局です。",
      "石の多い方が勝ち、同数は引き分けです。",
    ]
  }

  var hintsTitle: String { "はじめての対局に" }

  var hints: [String] {
    [
      "隅の石は裏返りません。取りましょう。",
      "隅のとなりには打たないように。",
      "相手の打てるマスを減らしましょう。",
    ]
  }

  var backKey: KeyPhrases { KeyPhrases("やめる、閉じる、着手の表示を飛ばす", "戻る、飛ばす", "戻る") }
  var helpKeys: KeyPhrases { KeyPhrases("ヘルプを開く、閉じる、次のページ", "ヘルプ", "ヘルプ", "ヘルプ") }
  var quitKey: KeyPhrases { KeyPhrases("終了する（対局は保存される）", "終了", "終了") }
  var terminalKeys: KeyPhrases { KeyPhrases("再描画、一時停止", "再描画", "再描画") }
  var mouse: KeyPhrases { KeyPhrases("マス、対局者、ボタンをクリック", "クリック", "クリック") }
}
