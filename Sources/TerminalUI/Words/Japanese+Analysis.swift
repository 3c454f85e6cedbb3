import ReversiCore

// What the subcommands print for people.
extension Japanese {
  func caption(of board: Board, state: String) -> String { "\(counts(board))。\(state)。" }

  /// How many disks each side has.
  private func counts(_ board: Board) -> String {
    Disk.allCases.map { "\(name(of: $0))\(board.count(of: $0))" }.joined(separator: "、")
  }

  func solution(_ solution: Solution) -> String {
    let position = solution.position
    let side = name(of: position.turn ?? .dark)
    let line = solution.line.isEmpty ? "" : ": " + solution.line.map(\.description).joined()
    return "\(side) \(score(solution.score))\(line)（\(solution.nodes)局面、"
      + "\(seconds(solution.time))秒）"
  }

  func analyzed(games: Int, positions: Int) -> String {
    "\(games)局の\(positions)局面を検討しました"
  }

  func heading(ofReport opening: String?, _ board: Board) -> String {
    (opening.map { "定石: \($0)。" } ?? "") + "\(counts(board))。"
  }

  func lost(_ disks: Int, best: Int, line: String) -> String {
    "\(disks)石損、最善 \(score(best)): \(line)"
  }

  func name(of ply: GameRecord.Ply, number: Int) -> String {
    switch ply {
    case .place(let move): "\(number)手目の\(move.square)"
    case .pass(let side): "\(name(of: side))のパス"
    }
  }

  func summary(
    of side: Disk, meanLoss: String, worst: [(move: String, loss: Int)]
  ) -> String {
    let moves = worst.map { "\($0.move)（\($0.loss)）" }.joined(separator: "、")
    return "\(name(of: side))の平均石損 \(meanLoss)"
      + (worst.isEmpty ? "。" : "、悪手: \(moves)。")
  }

  func turned(with move: String) -> String { "分かれ目は\(move)。" }
}
