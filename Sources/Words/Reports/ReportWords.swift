import Analysis
import GameSession
import Notation
import ReversiCore
import Texts

/// What reports about games say, and the progress of making them.
package struct ReportWords: WordSet {
  package let language: Language

  private var words: Words { Words(language) }

  package func counts(_ counts: Sides<Int>) -> String {
    text("Black \(counts.dark), White \(counts.light)", "黒\(counts.dark)、白\(counts.light)")
  }

  func opening(_ opening: Opening) -> String {
    text("Opening: \(opening.name).", "定石: \(opening.japanese)。")
  }

  /// The line is the best one in place of the move.
  func lost(_ disks: Int, best score: Int, _ line: String) -> String {
    text(
      "lost \(disks), best \(score.signed): \(line)", "\(disks)石損、最善 \(score.signed): \(line)")
  }

  func move(_ square: Square, number: Int) -> String {
    text("\(number). \(square)", "\(number)手目の\(square)")
  }

  func pass(of side: Disk) -> String {
    text("the pass of \(side.english)", "\(side.japanese)のパス")
  }

  func worst(_ move: String, loss: Int) -> String { text("\(move) (\(loss))", "\(move)（\(loss)）") }

  /// What a side gave away with an average move, and its worst moves.
  package func meanLoss(
    _ disks: FixedDecimal, of side: Disk, worst moves: [String]
  ) -> String {
    let worst = words.list(moves)
    return moves.isEmpty
      ? text("\(side.english) lost \(disks) disks a move.", "\(side.japanese)の平均石損 \(disks)。")
      : text(
        "\(side.english) lost \(disks) disks a move; worst: \(worst).",
        "\(side.japanese)の平均石損 \(disks)、悪手: \(worst)。")
  }

  /// The ply that turned the game.
  func turned(with ply: String) -> String { text("The game turned with \(ply).", "分かれ目は\(ply)。") }

  /// The searches of a game were not those of a review.
  func searched(within limit: MoveLimit) -> String {
    let review = Level.review.number
    return switch limit {
    case .level(let level):
      text(
        "Searched at level \(level.number). Reviews and reasons use level \(review).",
        "レベル\(level.number)での解析です（検討と理由はレベル\(review)）。")
    case .moveTime(let time):
      text(
        "Searched for \(time.secondsText) s a position. Reviews and reasons use level \(review).",
        "1局面\(time.secondsText)秒の解析です（検討と理由はレベル\(review)）。")
    }
  }

  /// The search may have ended before the exact score.
  func solution(_ solution: Solution, line: String, seconds: FixedDecimal) -> String {
    let side = words.name(of: solution.position.turn ?? .dark)
    let (score, nodes) = (solution.score.signed, solution.nodes)
    return solution.certainty == .exact
      ? text(
        "\(side) \(score)\(line); \(nodes) nodes, \(seconds) s",
        "\(side) \(score)\(line)（\(nodes)局面、\(seconds)秒）")
      : text(
        """
        \(side) \(score) (an estimate at depth \(solution.depth))\(line); \(nodes) nodes, \
        \(seconds) s
        """, "\(side) \(score)（\(solution.depth)手読みの推定）\(line)（\(nodes)局面、\(seconds)秒）")
  }

  /// The progress of the search for a solution.
  package func solving(_ solution: Solution, seconds: Int) -> String {
    let side = words.name(of: solution.position.turn ?? .dark)
    let (score, move) = (solution.score.signed, solution.line.first?.description ?? "")
    return text(
      "\(seconds) s, depth \(solution.depth): \(move), \(side) \(score)",
      "\(seconds)秒、\(solution.depth)手読み: \(move)、\(side) \(score)")
  }

  /// A position is too far from the end to be solved soon.
  package func manyEmpty(_ number: Int) -> String {
    text(
      "\(number) squares are empty, too many to solve soon; analyze estimates the score",
      "空きマスが\(number)個あり、すぐには解けません。analyzeで推定できます")
  }

  /// How likely people of a rating play the moves of a side, each with its probability in percent.
  package func likely(
    _ moves: [(square: Square, percent: FixedDecimal)], of side: Disk, rating: Int
  ) -> String {
    let moves = words.list(
      moves.map { text("\($0.square) \($0.percent) %", "\($0.square) \($0.percent)%") })
    return text(
      "\(side.english) at \(rating): \(moves)", "\(side.japanese)（レーティング\(rating)）: \(moves)")
  }

  package var over: String { text("the game is over", "終局しています") }

  /// The progress of an analysis.
  package func analyzed(games: Int, positions: Int) -> String {
    text(
      "\(games) games, \(positions) positions analyzed", "\(games)局の\(positions)局面を検討しました")
  }

  func tied(_ disks: String) -> String { text("tie \(disks)", "引き分け \(disks)") }

  var unfinished: String { text("unfinished", "途中") }

  /// At least one reason; the shorter form is the reasons alone.
  func excluded(_ reasons: [Exclusion]) -> Wording {
    let reasons = reasons.map(text(of:)).joined(separator: text("; ", "、"))
    return text(["does not count: \(reasons)", reasons], ["集計外: \(reasons)", reasons])
  }

  private func text(of reason: Exclusion) -> String {
    switch reason {
    case .levels(let players):
      let levels = players.compactMap(\.level).map { "\($0.number)" }
      let times = players.compactMap(\.moveTime).map {
        text("\($0.secondsText) s", "\($0.secondsText)秒")
      }
      let word = levels.count > 1 ? "levels" : "level"
      return text(
        all((levels.isEmpty ? [] : ["\(word) \(all(levels))"]) + times),
        (levels.isEmpty ? "" : "レベル") + (levels + times).joined(separator: "・"))
    case .hurried: return text("computer hurried", "着手を急がせた")
    case .otherPlayers: return text("other players moved", "打ち手の交代")
    case .mark(.takenBack): return text("taken back", "待った")
    case .mark(.helped): return text("with help", "助言あり")
    case .mark(.opened): return text("set up or opened", "途中の局面から")
    }
  }

  /// At least one item, with the English *and* before the last.
  private func all(_ items: [String]) -> String {
    items.count < 2
      ? items[0] : "\(items.dropLast().joined(separator: ", ")) and \(items[items.count - 1])"
  }

  /// Lines of the archive are not games.
  package func ignored(lines count: Int, of path: String) -> String {
    text(
      """
      \(path.printable): ignored \(count) \
      \(count == 1 ? "line that is not a game" : "lines that are not games")
      """, "\(path.printable): 棋譜でない\(count)行を無視しました")
  }

  /// The progress of adding the games of a file to the archive.
  package func importing(read: Int, added: Int) -> String {
    text(
      "\(read) \(read == 1 ? "game" : "games") read, \(added) added", "\(read)局を読み、\(added)局を加えました")
  }

  /// The result of adding the games of a file to the archive.
  package func imported(to path: String, added: Int, known: Int) -> String {
    text(
      """
      \(path.printable): \(added) \(added == 1 ? "game" : "games") added, \(known) already there
      """, "\(path.printable): \(added)局を加えました（\(known)局は前からあります）")
  }

  package func game(_ number: Int) -> String { text("game \(number)", "\(number)局目") }

  /// The names of players or tournaments are missing beside a database.
  package func namesMissing(beside name: String, _ files: String) -> String {
    text(
      "\(name): names are missing; one \(files) file must be beside it",
      "\(name): 名前がありません。横に\(files)ファイルが一つずつ必要です")
  }
}

extension Words {
  /// What reports say.
  package var reports: ReportWords { ReportWords(language: language) }
}
