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

  func learned(_ line: Repertoire.Line, isChecked: Bool) -> Wording {
    let side = line.side.japanese
    return isChecked
      ? Wording("\(side)番で覚える進行です", "\(side)番で覚える")
      : Wording("\(side)番で覚える進行です（未確認）", "\(side)番で覚える")
  }

  var checking: Wording { Wording("進行の手を調べています…", "進行を確認中", "確認中") }
  var severalLines: String { "この局面を通る進行がいくつかあります:" }
  var linesTitle: String { "覚える進行" }
  var noLines: Wording { Wording("覚える進行がまだありません。", "進行なし") }

  func line(
    _ number: Int, _ line: Repertoire.Line, opening: Opening?, isChecked: Bool
  ) -> String {
    let name = opening.map { "、\($0.japanese)" } ?? ""
    let check = isChecked ? "" : "、未確認"
    return "\(number): \(line.game.transcript)、\(line.side.japanese)番\(name)\(check)。"
  }

  func side(of line: Repertoire.Line, isChecked: Bool) -> Wording {
    let side = "\(line.side.japanese)番"
    return isChecked
      ? Wording(side) : Wording("\(side)、未確認: やめて覚え直せます", "\(side)、未確認", side)
  }

  var nothingToLearn: Wording {
    Wording("進行は対局の最初から始まり、選べる手を含みます。", "ここまでの進行は覚えられません。", "進行なし")
  }

  func learning(_ line: Repertoire.Line, isLearned: Bool, count: Int) -> String {
    let moves = "\(line.game.transcript)を\(line.side.japanese)番で覚え"
    return moves + (isLearned ? "ます。" : "るのをやめます。") + "覚える進行は\(count)個です。"
  }

  var learnCommand: String { "進行を覚える、やめる" }
  var linesCommand: String { "覚える進行の一覧、削除" }
  var linesKey: KeyPhrases { KeyPhrases("定石: 覚える進行の一覧", "進行一覧", "進行") }
  var movesLabel: Wording { Wording("手の一覧", "手") }
  var dropKey: KeyPhrases { KeyPhrases("定石: 選んだ進行をやめる", "やめる", "やめる") }
  var learnKey: KeyPhrases { KeyPhrases("定石: ここまでの進行を覚える", "覚える", "覚える") }
  var forget: Wording { Wording("覚えない") }
  var openCommand: String { "この局面の定石" }
  var openKey: KeyPhrases { KeyPhrases("定石: この局面で知られている手", "定石", "定石") }
  var movesKeys: KeyPhrases { KeyPhrases("定石: 手を選ぶ", "手を選ぶ", "選択") }
  var playKey: KeyPhrases { KeyPhrases("定石: 検討でその手を打つ", "打つ", "打つ") }
}
