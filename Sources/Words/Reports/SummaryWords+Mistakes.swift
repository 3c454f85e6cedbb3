import Archive
import Coach
import Texts

// What the summary of the person's games says about the reasons for mistakes.
extension SummaryWords {
  /// The kind of reason for a mistake, in at most 16 columns.
  package func name(of kind: Reason.Kind) -> String {
    switch kind {
    case .wipeOut: text("wipe-out", "全滅")
    case .shutOut: text("no move any more", "打つ手なし")
    case .corner: text("corner", "隅")
    case .xSquare: text("X-square", "X打ち")
    case .cSquare: text("C-square", "C打ち")
    case .pass: text("pass", "パス")
    case .swindle: text("swindle", "一石返し")
    case .evenRegion: text("even region", "偶数理論")
    case .lastMove: text("last move", "手止まり")
    case .sameSquare: text("same square", "双方の好点")
    case .contested: text("contested square", "先に打つマス")
    case .edge: text("edge", "辺")
    case .wedge: text("wedge", "割り込み")
    case .answer: text("good answer", "相手の好手")
    case .answerFlips: text("larger answer", "返す石の多い応手")
    case .order: text("order of moves", "手順")
    case .reserve: text("spent reserve", "余裕手の浪費")
    case .moves: text("new moves", "打てるマス")
    case .threat: text("corner threat", "隅の狙い")
    case .followUp: text("next move", "次の手")
    case .freeMove: text("free move", "余裕手")
    case .quietReply: text("quiet answer", "相手の中割り")
    case .safeReply: text("safe answer", "安全な応手")
    case .lastSafeMove: text("last safe move", "最後の安全な手")
    case .mobility: text("mobility", "着手可能数")
    case .safeMoves: text("safe moves", "安全な手の数")
    case .laterMobility: text("later mobility", "後の着手可能数")
    case .wall: text("wall", "壁")
    case .openness: text("openness", "開放度")
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
