import Analysis
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

  /// For a person below the scale of tournaments: the level that plays as well.
  func level(_ level: Level, from low: Level, to high: Level) -> Wording {
    let (number, low, high) = (level.number, low.number, high.number)
    let levels = low == high ? "" : text(" (\(low) to \(high))", "（\(low)〜\(high)）")
    return text(
      [
        "You play like level \(number) (95 %: \(low) to \(high)).",
        "You play like level \(number)\(levels)", "You play like level \(number)",
      ],
      [
        "レベル\(number)くらいの強さです（95%の範囲 \(low)〜\(high)）", "レベル\(number)くらいの強さ\(levels)",
        "レベル\(number)くらい",
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
  func ratings(areLevels: Bool) -> String {
    let (rating, japanese) = areLevels ? ("Level", "レベル") : ("Rating", "レーティング")
    return text(
      "\(rating) every ten games, each by the last 50, the oldest first:",
      "10局ごとの\(japanese)（それぞれ直近50局による、古い順）:")
  }

  var loss: String {
    text("Loss: the disks you gave away with each move on average.", "石損: 1手平均の石損")
  }

  /// Practice has searched some of the games, or none.
  func searched(_ games: (all: Int, searched: Int)) -> String {
    let (all, searched) = games
    let allGames = "\(all) \(all == 1 ? "game" : "games")"
    return searched == 0
      ? text(
        "Losses and mistakes: not known; practice searches your games for them.",
        "石損と悪手: 未集計（練習で対局を調べると集計されます）")
      : text(
        "Losses and mistakes: of \(searched) of these \(allGames), which practice has searched.",
        "石損と悪手: \(all)局のうち練習で調べた\(searched)局の集計")
  }

  func plot(games count: Int) -> String {
    text(
      "Loss in \(count == 1 ? "that game" : "each of those \(count) games"), the oldest first:",
      "その\(count)局の石損（古い順）:")
  }

  var noGames: String {
    text("You have no games against the computer yet.", "CPUとの対局がまだありません。")
  }

  var noMatch: String { text("No game against the computer fits.", "該当するCPUとの対局がありません。") }
}

extension Words {
  /// What the summary says.
  package var summary: SummaryWords { SummaryWords(language: language) }
}
