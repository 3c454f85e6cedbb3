import Analysis
import Coach
import PeopleModel
import Texts

/// What the summary of the person's games says.
package struct SummaryWords: WordSet {
  package let language: Language

  var level: String { text("Level", "レベル") }

  var opening: String { text("Opening", "定石") }

  /// The columns after the first in both tables.
  var columns: [String] {
    text(
      ["Games", "Won", "Tied", "Lost", "Given up", "Lead", "Loss"],
      ["局数", "勝ち", "引き分け", "負け", "途中", "石差", "石損"])
  }

  var lead: String { text("Lead: the disks by which you won on average.", "石差: 終局時の平均の石差") }

  func excluded(_ count: Int) -> String {
    text(
      "\(count) \(count == 1 ? "game does" : "games do") not count; the list of games says why.",
      "集計外の対局: \(count)局（理由は対局の一覧）")
  }

  /// The numbers are texts of `rating(_:)`.
  func rating(_ rating: String, from low: String, to high: String) -> Wording {
    text(
      [
        "Rating: \(rating) (95 %: \(low) to \(high)); 0 is the mean of tournament players.",
        "Rating: \(rating) (\(low) to \(high))", "Rating: \(rating)",
      ],
      [
        "レーティング: \(rating)（95%の範囲 \(low)〜\(high)、大会参加者の平均が0）",
        "レーティング: \(rating)（\(low)〜\(high)）", "レーティング: \(rating)",
      ])
  }

  /// A rating as a number; at an end of the scale it is a bound.
  func rating(_ rating: Rating) -> String {
    switch rating.bound {
    case .minimum: text("\(rating.points) or more", "\(rating.points)以上")
    case .maximum: text("\(rating.points) or less", "\(rating.points)以下")
    case nil: "\(rating.points)"
    }
  }

  /// How far the person has come in practice.
  func practice(_ progress: PracticeProgress) -> String {
    let (due, learned, lines) = (progress.due, progress.learned, progress.lines)
    let known = "\(lines) \(lines == 1 ? "line" : "lines")"
    return text(
      "Practice: \(due) due today, \(learned) learned, \(known) to know.",
      "練習: 今日\(due)問、習得\(learned)問、覚える進行\(lines)個")
  }

  /// The title of the person's ratings.
  var ratings: String {
    text(
      "Rating every ten games, each by the last 50, the oldest first:",
      "10局ごとのレーティング（それぞれ直近50局による、古い順）:")
  }

  func loss(games count: Int) -> String {
    text(
      """
      Loss: the disks you gave away with each move, in the last \(count) \
      \(count == 1 ? "game" : "games").
      """, "石損: 最近\(count)局での1手平均の石損")
  }

  func plot(games count: Int) -> String {
    text(
      "Loss in the last \(count) \(count == 1 ? "game" : "games"), the oldest first:",
      "最近\(count)局の石損（古い順）:")
  }

  var noGames: String {
    text("You have no games against the computer yet.", "CPUとの対局がまだありません。")
  }

  var noMatch: String { text("No game against the computer fits.", "該当するCPUとの対局がありません。") }

  /// The kind of reason for a mistake, in at most 16 columns.
  package func name(of kind: Reason.Kind) -> String {
    switch kind {
    case .wipeOut: text("wipe-out", "全滅")
    case .corner: text("corner", "隅")
    case .xSquare: text("X-square", "X打ち")
    case .cSquare: text("C-square", "C打ち")
    case .wedge: text("wedge", "割り込み")
    case .unbalancedEdge: text("unbalanced edge", "ウイング")
    case .swindle: text("swindle", "一石返し")
    case .pass: text("pass", "パス")
    case .spentFreeMove: text("spent free move", "余裕手の浪費")
    case .freeMove: text("free move", "余裕手")
    case .evenRegion: text("even region", "偶数理論")
    case .lastMove: text("last move", "手止まり")
    case .order: text("order of moves", "手順")
    case .moves: text("moves", "打てるマス")
    case .mobility: text("mobility", "着手可能数")
    case .laterMobility: text("later mobility", "後の着手可能数")
    case .quietReply: text("quiet reply", "相手の中割り")
    case .wall: text("wall", "壁")
    case .openness: text("openness", "開放度")
    case .flips: text("disks turned", "返す石の数")
    case .diagonal: text("diagonal", "対角線")
    case .stableDisks: text("stable disks", "確定石")
    }
  }

  /// Mistakes without a reason, in at most 16 columns.
  var noReason: String { text("no reason found", "理由なし") }

  func mistakes(_ count: Int) -> String {
    text(
      "Your \(count == 1 ? "mistake" : "\(count) mistakes") in these games, by the main reason:",
      "これらの対局の悪手\(count)手の主な理由:")
  }

  /// The columns of the mistakes: the reason, their number, those in each third of a game, and
  /// those in the older and the newer half of the games.
  var mistakeColumns: [String] {
    text(
      ["Reason", "Mistakes", "Opening", "Middle", "Ending", "Older games", "Newer games"],
      ["理由", "悪手", "序盤", "中盤", "終盤", "前半の対局", "後半の対局"])
  }

  /// The progress of the analysis.
  package func analyzed(_ number: Int, of count: Int) -> String {
    text("\(number) of \(count) games analyzed", "\(count)局中\(number)局を検討しました")
  }
}

extension Words {
  /// What the summary says.
  package var summary: SummaryWords { SummaryWords(language: language) }
}
