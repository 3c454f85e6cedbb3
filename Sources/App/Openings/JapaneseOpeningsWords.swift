import Analysis
import ReversiCore
import Texts
import Words

struct JapaneseOpeningsWords: OpeningsWords {
  var title: String { "定石" }
  var empty: Wording { Wording("ここで知られている手は、定石集にも棋譜集にもありません。", "知られている手がありません。") }
  func score(_ lead: String) -> Wording { Wording("\(lead)（定石）", lead) }
  func people(_ percent: Int) -> Wording { Wording("同じ強さの人の\(percent)%", "\(percent)%") }
  func games(_ games: Int) -> Wording { Wording("\(games)局", String(games)) }

  func results(_ tally: GameResults.Tally, ofYou isYou: Bool) -> Wording {
    let (won, tied, lost) = (tally.won, tally.tied, tally.lost)
    let counts = "\(won)-\(tied)-\(lost)"
    return isYou
      ? Wording("あなたの\(won)勝\(tied)分\(lost)敗", "自分 \(counts)", counts)
      : Wording("黒の\(won)勝\(tied)分\(lost)敗", "黒 \(counts)", counts)
  }

  var unplayed: Wording { Wording("棋譜集にはない手", "なし") }
  var counting: Wording { "対局を集計中" }

  func list(of side: Disk, after opening: Opening?) -> String {
    opening.map { "\(side.japanese)番。\($0.japanese)からの定石:" } ?? "\(side.japanese)番。定石:"
  }

  func learned(_ side: Disk) -> Wording {
    Wording("\(side.japanese)番で覚える進行です", "\(side.japanese)番で覚える")
  }

  var nothingToLearn: Wording {
    Wording("進行は対局の最初から始まり、選べる手を含みます。", "ここまでの進行は覚えられません。", "進行なし")
  }

  func learning(_ line: Repertoire.Line, isLearned: Bool, count: Int) -> String {
    let moves = "\(line.game.transcript)を\(line.side.japanese)番で覚え"
    return moves + (isLearned ? "ます。" : "るのをやめます。") + "覚える進行は\(count)個です。"
  }

  var learnCommand: String { "進行を覚える、やめる" }
  var learnKey: KeyPhrases { KeyPhrases("定石: ここまでの進行を覚える", "覚える", "覚える") }
  var forget: Wording { Wording("覚えない") }
  var openCommand: String { "この局面の定石" }
  var openKey: KeyPhrases { KeyPhrases("定石: この局面で知られている手", "定石", "定石") }
  var movesKeys: KeyPhrases { KeyPhrases("定石: 手を選ぶ", "手を選ぶ", "選択") }
  var playKey: KeyPhrases { KeyPhrases("定石: 検討でその手を打つ", "打つ", "打つ") }
}
