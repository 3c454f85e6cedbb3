import Analysis
import GameSession
import Texts
import Words

package struct MenuWords: WordSet {
  package let language: Language

  package func title(of list: Menu.List) -> String {
    switch list {
    case .main: text("Menu", "メニュー")
    case .newGame: text("New game", "新しい対局")
    case .practice: text("Practice", "練習")
    }
  }

  /// At most 24 columns.
  package func name(of entry: Menu.Entry, isCoachOn: Bool) -> String {
    switch entry {
    case .goOn: text("Go on", "続ける")
    case .takeBack: text("Take back a move", "待った")
    case .hint: text("Hint", "ヒント")
    case .moveNow: text("Move now", "今すぐ打たせる")
    case .evaluation: text("Who is ahead", "形勢")
    case .newGame: text("New game", "新しい対局")
    case .players: text("Players and levels", "対局者とレベル")
    case .setUp: text("Set up a position", "局面を作る")
    case .review: text("Review this game", "この対局を検討")
    case .practice: text("Practice", "練習")
    case .openings: text("Openings", "定石")
    case .library: text("My games", "棋譜集")
    case .save: text("Save or copy this game", "保存とコピー")
    case .coach: isCoachOn ? text("Coach: on", "コーチ: オン") : text("Coach: off", "コーチ: オフ")
    case .help: text("Help", "ヘルプ")
    case .quit: text("Quit", "終了")
    case .again: text("Again", "もう一度")
    case .swapSides: text("Swap sides", "黒白を替えて")
    case .twoPeople: text("Two people", "二人で")
    case .cancel: text("Cancel", "やめる")
    case .subject(let subject): PracticeWords(language: language).name(of: subject)
    case .todaysEnding: text("Today's ending", "今日の終盤")
    }
  }

  /// What Enter does in a list.
  var open: String { text("open", "選ぶ") }
  /// What the arrows do in a list.
  var choose: String { text("choose", "移動") }

  /// How many exercises wait, at most nine columns.
  package func waiting(_ count: Int) -> String { text("\(count) today", "今日\(count)問") }

  /// Where what a key did is now.
  func wording(of key: WithdrawnKey) -> Wording {
    switch key {
    case .levelOfSide: text(["the level of one side: M", "see M"], ["片方のレベルはMで選べます", "Mで選べます"])
    case .swapSides: text(["to swap sides: n, then s", "n, then s"], ["黒白の交替はn、続けてs", "n、続けてs"])
    case .coach: text(["the coach: Esc, menu", "see the menu"], ["コーチはメニュー（Esc）で", "メニューで"])
    case .reason: text(["reasons are shown at once", "they are shown"], ["理由は自動で出ます", "自動で出ます"])
    case .twoTerminals:
      text(["only in a game with a friend", "needs a friend"], ["通信対局のキーです", "通信対局だけ"])
    }
  }

  var newGameKey: KeyPhrases {
    text(
      KeyPhrases("new game: again, swap sides, two", "new game", "new"),
      KeyPhrases("新しい対局（もう一度、交替、二人）", "新しい対局", "新規"))
  }

  var openKey: KeyPhrases {
    text(
      KeyPhrases("menu, back; skip animation", "menu, back", "menu"),
      KeyPhrases("メニュー、戻る、着手の表示を飛ばす", "メニュー", "メニュー"))
  }
}

extension Words {
  package var menu: MenuWords { MenuWords(language: language) }
}
