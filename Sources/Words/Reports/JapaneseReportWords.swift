import Analysis
import GameSession
import Notation
import ReversiCore
import Texts

struct JapaneseReportWords: ReportWords {
  func counts(_ counts: Sides<Int>) -> String { "黒\(counts.dark)、白\(counts.light)" }
  func opening(_ opening: Opening) -> String { "定石: \(opening.japanese)。" }

  func lost(_ disks: Int, best score: Int, _ line: String) -> String {
    "\(disks)石損、最善 \(score.signed): \(line)"
  }

  func move(_ square: Square, number: Int) -> String { "\(number)手目の\(square)" }
  func pass(of side: Disk) -> String { "\(side.japanese)のパス" }
  func worst(_ move: String, loss: Int) -> String { "\(move)（\(loss)）" }

  func meanLoss(_ disks: FixedDecimal, of side: Disk, worst moves: [String]) -> String {
    moves.isEmpty
      ? "\(side.japanese)の平均石損 \(disks)。"
      : "\(side.japanese)の平均石損 \(disks)、悪手: \(moves.joined(separator: "、"))。"
  }

  func turned(with move: String) -> String { "分かれ目は\(move)。" }

  func solution(_ solution: Solution, line: String, seconds: FixedDecimal) -> String {
    let side = (solution.position.turn ?? .dark).japanese
    let (score, nodes) = (solution.score.signed, solution.nodes)
    return solution.certainty == .exact
      ? "\(side) \(score)\(line)（\(nodes)局面、\(seconds)秒）"
      : "\(side) \(score)（\(solution.depth)手読みの推定）\(line)（\(nodes)局面、\(seconds)秒）"
  }

  func solving(_ solution: Solution, seconds: Int) -> String {
    let side = (solution.position.turn ?? .dark).japanese
    let (score, move) = (solution.score.signed, solution.line.first?.description ?? "")
    return "\(seconds)秒、\(solution.depth)手読み: \(move)、\(side) \(score)"
  }

  func manyEmpty(_ number: Int) -> String { "空きマスが\(number)個あり、すぐには解けません。analyzeで推定できます" }
  func likely(
    _ moves: [(square: Square, percent: FixedDecimal)], of side: Disk, rating: Int
  ) -> String {
    let moves = moves.map { "\($0.square) \($0.percent)%" }
    return "\(side.japanese)（レーティング\(rating)）: \(moves.joined(separator: "、"))"
  }

  var over: String { "終局しています" }

  func analyzed(games: Int, positions: Int) -> String { "\(games)局の\(positions)局面を検討しました" }
  func tied(_ disks: String) -> String { "引き分け \(disks)" }
  var unfinished: String { "途中" }

  func excluded(_ reasons: [Exclusion]) -> Wording {
    let text = reasons.map(text).joined(separator: "、")
    return Wording("集計外: \(text)", text)
  }

  private func text(of reason: Exclusion) -> String {
    switch reason {
    case .levels(let players):
      let levels = players.compactMap(\.level).map { "\($0.number)" }
      let times = players.compactMap(\.moveTime).map { "\($0.secondsText)秒" }
      return (levels.isEmpty ? "" : "レベル") + (levels + times).joined(separator: "・")
    case .hurried: return "着手を急がせた"
    case .otherPlayers: return "打ち手の交代"
    case .mark(.takenBack): return "待った"
    case .mark(.helped): return "助言あり"
    case .mark(.opened): return "途中の局面から"
    }
  }

  func ignored(lines count: Int, of path: String) -> String {
    "\(path.printable): 棋譜でない\(count)行を無視しました"
  }

  func importing(read: Int, added: Int) -> String { "\(read)局を読み、\(added)局を加えました" }

  func imported(to path: String, added: Int, known: Int) -> String {
    "\(path.printable): \(added)局を加えました（\(known)局は前からあります）"
  }

  func game(_ number: Int) -> String { "\(number)局目" }

  func namesMissing(beside name: String, _ files: String) -> String {
    "\(name): 名前がありません。横に\(files)ファイルが一つずつ必要です"
  }
}
