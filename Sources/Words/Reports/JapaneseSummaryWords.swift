import Analysis
import Coach
import PeopleModel
import Texts

struct JapaneseSummaryWords: SummaryWords {
  var level: String { "レベル" }
  var opening: String { "定石" }

  var columns: [String] {
    [
      "局数", "勝ち", "引き分け", "負け", "途中", "石差",
      "石損",
    ]
  }

  var lead: String { "石差: 終局時の平均の石差" }

  func excluded(_ count: Int) -> String { "集計外の対局: \(count)局（理由は対局の一覧）" }

  func rating(_ rating: String, from low: String, to high: String) -> Wording {
    Wording(
      "レーティング: \(rating)（95%の範囲 \(low)〜\(high)、大会参加者の平均が0）",
      "レーティング: \(rating)（\(low)〜\(high)）", "レーティング: \(rating)")
  }

  func rating(_ rating: Rating) -> String {
    switch rating.bound {
    case .minimum: "\(rating.points)以上"
    case .maximum: "\(rating.points)以下"
    case nil: "\(rating.points)"
    }
  }

  func practice(_ progress: PracticeProgress) -> Wording {
    let due = "練習: 今日\(progress.due)問"
    return Wording(
      "\(due)、習得\(progress.learned)問、覚える進行\(progress.lines)個",
      "\(due)、習得\(progress.learned)問、進行\(progress.lines)個", due)
  }

  var ratings: String { "10局ごとのレーティング（それぞれ直近50局による、古い順）:" }

  func loss(games count: Int) -> String { "石損: 最近\(count)局での1手平均の石損" }
  func plot(games count: Int) -> String { "最近\(count)局の石損（古い順）:" }
  var noGames: String { "CPUとの対局がまだありません。" }
  var noMatch: String { "該当するCPUとの対局がありません。" }
  func analyzed(_ number: Int, of count: Int) -> String { "\(count)局中\(number)局を検討しました" }

  var noReason: String { "理由なし" }
  func mistakes(_ count: Int) -> String { "これらの対局の悪手\(count)手の主な理由:" }
  var mistakeColumns: [String] { ["理由", "悪手", "序盤", "中盤", "終盤", "前半の対局", "後半の対局"] }

  func frequentReasons(_ reasons: String, of count: Int) -> Wording {
    Wording("悪手\(count)手の理由: \(reasons)", "悪手\(count): \(reasons)")
  }

  func name(of kind: Reason.Kind) -> String {
    switch kind {
    case .wipeOut: "全滅"
    case .corner: "隅"
    case .xSquare: "X打ち"
    case .cSquare: "C打ち"
    case .wedge: "割り込み"
    case .unbalancedEdge: "ウイング"
    case .swindle: "一石返し"
    case .pass: "パス"
    case .spentFreeMove: "余裕手の浪費"
    case .freeMove: "余裕手"
    case .evenRegion: "偶数理論"
    case .lastMove: "手止まり"
    case .order: "手順"
    case .moves: "打てるマス"
    case .mobility: "着手可能数"
    case .laterMobility: "後の着手可能数"
    case .quietReply: "相手の中割り"
    case .wall: "壁"
    case .openness: "開放度"
    case .flips: "返す石の数"
    case .diagonal: "対角線"
    case .stableDisks: "確定石"
    }
  }
}
