import Archive
import Coach
import Texts

// What the summary of the person's games says about the reasons for mistakes.
extension SummaryWords {
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

  /// The mistakes in the games that were searched for them.
  func mistakes(_ count: Int, games: Int) -> String {
    text(
      """
      Your \(count == 1 ? "mistake" : "\(count) mistakes") in \
      \(games == 1 ? "that game" : "those \(games) games"), by the main reason:
      """, "その\(games)局の悪手\(count)手の主な理由:")
  }

  /// The columns of the mistakes: the reason, their number, those in each third of a game, and
  /// those in the older and the newer half of the games.
  var mistakeColumns: [String] {
    text(
      ["Reason", "Mistakes", "Opening", "Middle", "Ending", "Older games", "Newer games"],
      ["理由", "悪手", "序盤", "中盤", "終盤", "前半の対局", "後半の対局"])
  }
}

extension Words {
  /// The lines about the mistakes by reason, after a blank one; none without mistakes.
  func mistakes(in summary: GameSummary) -> [String] {
    let count = summary.mistakes.joined().count
    guard count > 0 else { return [] }
    let rows = summary.mistakes.counts.map { count in
      [count.kind.map(self.summary.name) ?? self.summary.noReason, "\(count.count)"]
        + MistakeReason.Phase.allCases.map { "\(count.phases[$0] ?? 0)" }
        + ["\(count.older)", "\(count.newer)"]
    }
    return ["", self.summary.mistakes(count, games: summary.games.searched)]
      + table([self.summary.mistakeColumns] + rows, isText: true)
  }
}
