import ReversiCore

// How a game went.
extension English {
  func report(on analysis: GameAnalysis) -> String {
    let record = analysis.record.standing(at: analysis.record.plies.count) ?? analysis.record
    let opening = Opening.reached(by: record).map { "Opening: \($0.name). " } ?? ""
    let rows = record.plies.indices.map { row(of: $0, in: analysis) }
    let summaries = Disk.allCases.compactMap { summary(of: $0, in: analysis) }
    let turn = analysis.turningPly.map { "The game turned with \(move(at: $0, in: analysis))." }
    return
      ([record.text, "\(opening)\(counts(record.position.board))."] + rows + summaries
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
      + "  lost \(verdict.loss), best \(score(verdict.bestScore)): \(line)"
  }

  /// What a side lost on average, and its worst moves.
  private func summary(of side: Disk, in analysis: GameAnalysis) -> String? {
    guard let mean = analysis.meanLoss(of: side) else { return nil }
    let hundredths = Int((mean * 100).rounded())
    let worst = analysis.worstMoves(of: side).map { index in
      "\(move(at: index, in: analysis)) (\(analysis.verdict(on: index)?.loss ?? 0))"
    }
    return "\(name(of: side)) lost \(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10) "
      + "disks a move" + (worst.isEmpty ? "." : "; worst: \(worst.joined(separator: ", ")).")
  }

  private func move(at index: Int, in analysis: GameAnalysis) -> String {
    let number = moveNumber(of: index, in: analysis)
    return switch analysis.record.plies[index] {
    case .place(let move): "\(number). \(move.square)"
    case .pass(let side): "the pass of \(name(of: side))"
    }
  }

  private func moveNumber(of index: Int, in analysis: GameAnalysis) -> Int {
    analysis.record.standing(at: index)?.moveNumber ?? 0
  }

  private func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
