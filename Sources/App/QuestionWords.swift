import Analysis
import GameSession
import ReversiCore
import Texts
import Words

package struct QuestionWords: WordSet {
  package let language: Language

  package func title(of dialog: Dialog) -> String {
    switch dialog {
    case .passAlert: text("Pass", "パス")
    case .question(.heldElsewhere): text("In use", "使用中")
    case .question(.untimed): text("Time", "時間切れ")
    case .question: text("Confirmation", "確認")
    }
  }

  package func text(of dialog: Dialog) -> String {
    let words = Words(language)
    return switch dialog {
    case .question(.reset):
      text("Do you really want to reset the game?", "本当にリセットしますか？")
    case .passAlert: text("Cannot place a disk.", "置ける場所がありません。")
    case .question(.playAgain):
      text(
        "Do you really want to give this game up and play again?",
        "この対局をやめて、もう一局打ちますか？")
    case .question(.swapSides):
      text(
        "Do you really want to give this game up and play with the sides swapped?",
        "この対局をやめて、黒白交代でもう一局打ちますか？")
    case .question(.load(let record)):
      text("Load the game that was read? ", "読み込んだ対局に移りますか？") + words.summary(of: record)
    case .question(.untimed(let side)):
      text(
        """
        \(side.english)'s time is up: \(side.opponent.english) won on time. \
        Play on without a clock?
        """,
        "\(side.japanese)の時間切れで\(side.opponent.japanese)の勝ちです。時計なしで続けますか？")
    case .question(.feature(let asked)): asked.question.text(in: words)
    case .question(.heldElsewhere(let holder)):
      text(
        """
        The saved game is in use by \(words.files.user(holder)). \
        A new game would be played without saving. Play?
        """,
        "保存された対局は\(words.files.user(holder))が使用中です。新しい対局は保存されません。対局しますか？")
    }
  }

  /// The question of a dialog that does not fit, with the keys for the answers.
  package func shortText(of dialog: Dialog) -> String {
    switch dialog {
    case .question(.reset): text("Reset: y or n?", "リセット: y/n?")
    case .passAlert: text("Pass: Enter.", "パス: Enter")
    case .question(.playAgain): text("Play again: y or n?", "もう一局: y/n?")
    case .question(.swapSides): text("Swap sides: y or n?", "黒白交代: y/n?")
    case .question(.load): text("Load: y or n?", "読み込み: y/n?")
    case .question(.untimed): text("Time is up. Play on: y or n?", "時間切れ。続ける: y/n?")
    case .question(.feature(let asked)): asked.question.shortText(in: Words(language))
    case .question(.heldElsewhere):
      text("In use. Play unsaved: y or n?", "使用中。保存せず対局: y/n?")
    }
  }

  func summary(moves: Int, opening: String?) -> String {
    let count = text("\(moves) \(moves == 1 ? "move" : "moves")", "\(moves)手")
    let words = Words(language)
    return words.sentence(words.list([count, opening].compactMap(\.self)))
  }

  package func noMove(of side: Disk) -> String {
    text(
      "\(side.english) has no move. \(side.opponent.english) plays again.",
      "\(side.japanese)はパスです。続けて\(side.opponent.japanese)が打ちます。")
  }

  var cancelButton: String { text("Cancel", "戻る") }
  var okButton: String { "OK" }
  var dismissButton: String { text("Dismiss", "閉じる") }
  var dismissLabel: String { text("dismiss", "閉じる") }
  var quitButton: String { text("Quit", "終了") }
  var playButton: String { text("Play", "対局") }
  var resetButton: String { text("Reset", "リセット") }

  var answerKeys: KeyPhrases {
    text(
      KeyPhrases("yes, no to a question", "yes, no", "yes/no"),
      KeyPhrases("質問に答える: はい、いいえ", "はい、いいえ", "はい/いいえ"))
  }
}

extension Words {
  func summary(of record: GameRecord) -> String {
    let opening = Opening.reached(by: record).map { name(of: $0) }
    return questions.summary(moves: record.moveNumber - 1, opening: opening)
  }

  package var questions: QuestionWords { QuestionWords(language: language) }
}
