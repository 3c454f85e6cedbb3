import GameSession
import ReversiCore
import Texts
import Words

struct JapaneseQuestionWords: QuestionWords {
  func title(of dialog: Dialog) -> String {
    switch dialog {
    case .passAlert: "パス"
    case .question(.heldElsewhere): "使用中"
    case .question(.untimed): "時間切れ"
    case .question: "確認"
    }
  }

  func text(of dialog: Dialog) -> String {
    switch dialog {
    case .question(.reset): "本当にリセットしますか？"
    case .passAlert: "置ける場所がありません。"
    case .question(.playAgain): "この対局をやめて、もう一局打ちますか？"
    case .question(.swapSides): "この対局をやめて、黒白交代でもう一局打ちますか？"
    case .question(.load(let record)):
      "読み込んだ対局に移りますか？" + Words(.japanese).summary(of: record)
    case .question(.untimed(let side)):
      "\(side.japanese)の時間切れで\(side.opponent.japanese)の勝ちです。時計なしで続けますか？"
    case .question(.feature(let asked)): asked.question.text(in: Words(.japanese))
    case .question(.heldElsewhere(let holder)):
      "保存された対局は\(Words(.japanese).files.user(holder))が使用中です。新しい対局は保存されません。対局しますか？"
    }
  }

  func shortText(of dialog: Dialog) -> String {
    switch dialog {
    case .question(.reset): "リセット: y/n?"
    case .passAlert: "パス: Enter"
    case .question(.playAgain): "もう一局: y/n?"
    case .question(.swapSides): "黒白交代: y/n?"
    case .question(.load): "読み込み: y/n?"
    case .question(.untimed): "時間切れ。続ける: y/n?"
    case .question(.feature(let asked)): asked.question.shortText(in: Words(.japanese))
    case .question(.heldElsewhere): "使用中。保存せず対局: y/n?"
    }
  }

  func summary(moves: Int, opening: String?) -> String {
    "\(moves)手" + (opening.map { "、\($0)" } ?? "") + "。"
  }

  func noMove(of side: Disk) -> String {
    "\(side.japanese)はパスです。続けて\(side.opponent.japanese)が打ちます。"
  }
  var cancelButton: String { "戻る" }
  var okButton: String { "OK" }
  var dismissButton: String { "閉じる" }
  var dismissLabel: String { "閉じる" }
  var quitButton: String { "終了" }
  var playButton: String { "対局" }
  var resetButton: String { "リセット" }
  var answerKeys: KeyPhrases { KeyPhrases("質問に答える: はい、いいえ", "はい、いいえ", "はい/いいえ") }
}
