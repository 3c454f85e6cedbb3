import ReversiCore
import Texts
import Words

package struct HelpWords: WordSet {
  package let language: Language

  package var keysTitle: String { text("Keys", "キー") }
  package var rulesTitle: String { text("Rules", "ルール") }
  package var marksTitle: String { text("Marks", "印") }
  package var play: String { text("Play", "対局") }
  package var study: String { text("Study", "研究") }
  package var position: String { text("Position", "局面") }
  package var program: String { text("Program", "プログラム") }
  package var choose: String { text("choose, Enter does it", "選ぶ、Enterで実行") }
  /// At most eight columns.
  package var nextPage: String { text("next", "次") }
  /// At most eight columns.
  package var close: String { text("close", "閉じる") }

  /// How a disk is placed, in lines of at most 40 columns.
  package var rules: [String] {
    text(
      [
        "Black begins; the sides take turns.",
        "A disk goes on an empty square, so that",
        "opposing disks lie in a straight line",
        "between it and another of its colour.",
        "All these turn over, in every direction.",
      ],
      [
        "黒から始め、交互に打ちます。",
        "石は空いたマスに置きます。",
        "相手の石を、縦、横、斜めの直線で",
        "自分の石ではさむように置きます。",
        "はさんだ石はすべて裏返ります。",
      ])
  }

  /// A caption of at most 40 columns.
  package func example(of side: Disk, on square: Square, turning turned: Square) -> String {
    text(
      "\(side.english) plays \(square), and \(turned) turns over:",
      "\(side.japanese)が\(square)に打つと、\(turned)が裏返ります。")
  }

  /// How the game goes on and ends, in lines of at most 40 columns.
  package var endRules: [String] {
    text(
      [
        "A side without such a move passes.",
        "If neither side has one, it is over:",
        "more disks win, and equal counts tie.",
      ],
      [
        "置ける場所がなければパスです。",
        "両者とも置けなくなれば終局です。",
        "石の多い方が勝ち、同数は引き分けです。",
      ])
  }

  /// What the signs on the board, in lists and under the graph mean, in lines of at most 40
  /// columns.
  package var signs: [String] {
    text(
      [
        "?! ? ??  gave away 3, 6, 12 or more",
        "!  the better move; +4  a score in disks",
        "(d3)  a move that was taken back",
        "The graph: above the line Black leads,",
        "below it White; its scale is in disks.",
      ],
      [
        "?!、?、??　3、6、12石以上の損", "!　もっと良い手　+4　評価値（石の数）",
        "(d3)　取り消した手", "グラフは線の上が黒、下が白のリードです。",
        "目盛りは石の数です。",
      ])
  }

  package var hintsTitle: String { text("For a first game", "はじめての対局に") }

  /// What is worth knowing in a first game, in lines of at most 40 columns.
  package var hints: [String] {
    text(
      [
        "A disk in a corner never turns: take it.",
        "Stay off the squares beside a corner.",
        "Leave the other side few moves.",
      ],
      [
        "隅の石は裏返りません。取りましょう。",
        "隅のとなりには打たないように。",
        "相手の打てるマスを減らしましょう。",
      ])
  }

  var backKey: KeyPhrases {
    text(
      KeyPhrases("no, close, leave", "back", "back"), KeyPhrases("やめる、閉じる", "戻る", "戻る"))
  }

  var helpKeys: KeyPhrases {
    text(
      KeyPhrases("help, close it; its other pages", "help", "help"),
      KeyPhrases("ヘルプを開く、閉じる、次のページ", "ヘルプ", "ヘルプ", "ヘルプ"))
  }

  var quitKey: KeyPhrases {
    text(
      KeyPhrases("quit; the game is kept", "quit", "quit"),
      KeyPhrases("終了する（対局は保存される）", "終了", "終了"))
  }

  var terminalKeys: KeyPhrases {
    text(
      KeyPhrases("redraw, suspend", "redraw", "redraw"),
      KeyPhrases("再描画、一時停止", "再描画", "再描画"))
  }

  var mouse: KeyPhrases {
    text(
      KeyPhrases("click squares, players, buttons", "click", "click"),
      KeyPhrases("マス、対局者、ボタンをクリック", "クリック", "クリック"))
  }
}

extension Words {
  package var help: HelpWords { HelpWords(language: language) }
}
