import GameSession
import Notation
import Texts
import Words

struct JapaneseLibraryWords: LibraryWords {
  var title: String { "棋譜集" }

  func place(_ number: Int, of count: String) -> Wording {
    Wording("\(number)局目/\(count)局", "\(number)/\(count)")
  }

  var searching: Wording { "検索中" }
  var empty: Wording { Wording("まだ対局がありません。終局した対局と、10手以上でやめた対局が残ります。", "まだ対局がありません。") }
  var later: String { "レベル別の成績、損した石、レーティングもここに出ます。" }
  var playFirst: String { "最初の対局へ" }
  var noMatch: Wording { "該当する対局がありません。" }
  var noGame: String { "棋譜でない行" }

  func wins(_ levels: String) -> Wording { Wording("勝ち: \(levels)", "レベル別の勝ち \(levels)") }

  func wins(_ won: Int, of games: Int, level: Int) -> Wording {
    Wording("レベル\(level) \(games)局中\(won)勝", "\(level): \(won)/\(games)")
  }

  func losses(in games: String, _ levels: String) -> Wording {
    Wording("\(games)の1手平均の石損: \(levels)", "レベル別の1手の石損 \(levels)")
  }

  func loss(_ disks: FixedDecimal, level: Int) -> Wording {
    Wording("レベル\(level) \(disks)", "\(level): \(disks)")
  }

  func lastGames(_ count: Int, analyzed number: Int) -> String {
    number == count ? "最近\(count)局" : "最近\(count)局のうち\(number)局"
  }

  var tip: String { "libraryと番号で開けます。" }
  func noGame(_ number: Int) -> String { "\(number)番の対局は一覧にありません。libraryと入力してください。" }
  var openCommand: String { "対局一覧、Nで開く" }
  var openKey: KeyPhrases { KeyPhrases("棋譜集: 打った対局の一覧", "棋譜集", "棋譜集") }
  var gamesKeys: KeyPhrases { KeyPhrases("棋譜集: 対局を選ぶ", "対局を選ぶ", "選択") }
  var reviewKey: KeyPhrases { KeyPhrases("棋譜集: その対局を検討する", "検討する", "検討") }
  var filterKey: KeyPhrases { KeyPhrases("棋譜集: 対局を探す", "対局を探す", "検索") }
  var foundKey: KeyPhrases { KeyPhrases("棋譜集: 検索語の入力を終える", "一覧へ", "一覧へ") }
  var removeKey: KeyPhrases { KeyPhrases("棋譜集: その対局を消す", "対局を消す", "削除") }

  func text(of question: Library.Question) -> String {
    switch question {
    case .add(let games):
      "この\(games.count)局を棋譜集に加えますか？"
        + (games.count == 1 ? Words(.japanese).summary(of: games[0].record) : "")
    case .remove: "この対局を棋譜集から本当に消しますか？"
    }
  }

  func shortText(of question: Library.Question) -> String {
    switch question {
    case .add: "追加: y/n?"
    case .remove: "削除: y/n?"
    }
  }
}
