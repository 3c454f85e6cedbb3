import ReversiCore

// What the subcommands print for people.
extension Japanese {
  func board(of record: GameRecord) -> String {
    let position = record.position
    let rows = zip(1..., position.board.rows).map { number, row in
      "\(number) " + row.map(String.init).joined(separator: " ")
    }
    let state =
      switch position.state {
      case .toMove(let side), .passDue(let side): name(of: side) + text(of: .turn(side))
      case .over(.win(let side, _)): name(of: side) + text(of: .won(side))
      case .over(.tie): text(of: .tied)
      }
    return (["  a b c d e f g h"] + rows + ["\(counts(position.board))。\(state)。"])
      .joined(separator: "\n")
  }

  /// How many disks each side has.
  private func counts(_ board: Board) -> String {
    Disk.allCases.map { "\(name(of: $0))\(board.count(of: $0))" }.joined(separator: "、")
  }

  func solution(_ solution: Solution) -> String {
    let position = solution.position
    let side = name(of: position.turn ?? .dark)
    let line = solution.line.isEmpty ? "" : ": " + solution.line.map(\.description).joined()
    let milliseconds = Int(solution.time / .milliseconds(1))
    let fraction = String(String(1000 + milliseconds % 1000).dropFirst())
    return "\(side) \(score(solution.score))\(line)（\(solution.nodes)局面、"
      + "\(milliseconds / 1000).\(fraction)秒）"
  }

  func analyzed(games: Int, positions: Int) -> String {
    "\(games)局の\(positions)局面を検討しました"
  }

  func report(on analysis: GameAnalysis) -> String {
    let record = analysis.record.standing(at: analysis.record.plies.count) ?? analysis.record
    let opening = Opening.reached(by: record).map { "定石: \($0.name)。" } ?? ""
    let rows = record.plies.indices.map { row(of: $0, in: analysis) }
    let summaries = Disk.allCases.compactMap { summary(of: $0, in: analysis) }
    let turn = analysis.turningPly.map { "分かれ目は\(move(at: $0, in: analysis))。" }
    return
      ([record.text, "\(opening)\(counts(record.position.board))。"] + rows + summaries
      + [turn].compactMap(\.self)).joined(separator: "\n")
  }

  /// A ply: what it was worth to its side, and what was lost by it.
  private func row(of index: Int, in analysis: GameAnalysis) -> String {
    let ply = analysis.record.plies[index]
    guard case .place(let move) = ply else { return "     \(name(of: ply.side)) --" }
    let number = padded(String(moveNumber(of: index, in: analysis)), 3)
    let start = "\(number). \(name(of: ply.side)) \(move.square)"
    guard let verdict = analysis.verdict(on: index) else { return start }
    let worth = start + padded(score(verdict.score), 4) + (verdict.isExact ? "=" : "")
    guard verdict.loss > 0 else { return worth }
    let line = verdict.bestLine.map(\.description).joined()
    return worth + (verdict.isExact ? "" : " ")
      + "  \(verdict.loss)石損、最善 \(score(verdict.bestScore)): \(line)"
  }

  /// What a side lost on average, and its worst moves.
  private func summary(of side: Disk, in analysis: GameAnalysis) -> String? {
    guard let mean = analysis.meanLoss(of: side) else { return nil }
    let hundredths = Int((mean * 100).rounded())
    let worst = analysis.worstMoves(of: side).map { index in
      "\(move(at: index, in: analysis))（\(analysis.verdict(on: index)?.loss ?? 0)）"
    }
    return "\(name(of: side))の平均石損 \(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
      + (worst.isEmpty ? "。" : "、悪手: \(worst.joined(separator: "、"))。")
  }

  private func move(at index: Int, in analysis: GameAnalysis) -> String {
    let number = moveNumber(of: index, in: analysis)
    return switch analysis.record.plies[index] {
    case .place(let move): "\(number)手目の\(move.square)"
    case .pass(let side): "\(name(of: side))のパス"
    }
  }

  private func moveNumber(of index: Int, in analysis: GameAnalysis) -> Int {
    analysis.record.standing(at: index)?.moveNumber ?? 0
  }

  private func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
