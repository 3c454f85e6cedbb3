import ReversiCore

// What is printed about a game: the layout is the same in every language.
extension Words {
  /// The board of a game and what there is to say about it, in lines.
  public func board(of record: GameRecord) -> String {
    let position = record.position
    let state =
      switch position.state {
      case .toMove(let side), .passDue(let side): name(of: side) + text(of: .turn(side))
      case .over(.win(let side, _)): name(of: side) + text(of: .won(side))
      case .over(.tie): text(of: .tied)
      }
    return (position.board.diagram + [caption(of: position.board, state: state)])
      .joined(separator: "\n")
  }

  /// How a game went, in lines.
  public func report(on analysis: GameAnalysis) -> String {
    let record = analysis.record.standing(at: analysis.record.plies.count) ?? analysis.record
    let opening = Opening.reached(by: record)?.name
    let rows = record.plies.indices.map { row(of: $0, in: analysis) }
    let summaries = Disk.allCases.compactMap { summary(of: $0, in: analysis) }
    let turn = analysis.turningPly.map { turned(with: name(of: $0, in: analysis)) }
    return
      ([record.text, heading(ofReport: opening, record.position.board)] + rows + summaries
      + [turn].compactMap(\.self)).joined(separator: "\n")
  }

  /// A ply: what it was worth to its side, and what was lost by it.
  private func row(of index: Int, in analysis: GameAnalysis) -> String {
    let ply = analysis.record.plies[index]
    guard case .place(let move) = ply else { return "     \(name(of: ply.side)) --" }
    let number = padded(String(moveNumber(of: index, in: analysis)), 3)
    let start = "\(number). \(name(of: ply.side)) \(move.square)"
    guard let verdict = analysis.plyScore(at: index) else { return start }
    let worth = start + padded(score(verdict.score), 4) + (verdict.isExact ? "=" : "")
    guard verdict.loss > 0 else { return worth }
    let line = verdict.bestLine.map(\.description).joined()
    return worth + (verdict.isExact ? "" : " ")
      + "  \(lost(verdict.loss, best: verdict.bestScore, line: line))"
  }

  /// What a side lost on average, and its worst moves.
  private func summary(of side: Disk, in analysis: GameAnalysis) -> String? {
    guard let mean = analysis.meanLoss(of: side) else { return nil }
    let hundredths = Int((mean * 100).rounded())
    let text = "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
    let worst = analysis.worstMoves(of: side).map { index in
      (move: name(of: index, in: analysis), loss: analysis.plyScore(at: index)?.loss ?? 0)
    }
    return summary(of: side, meanLoss: text, worst: worst)
  }

  private func name(of index: Int, in analysis: GameAnalysis) -> String {
    name(of: analysis.record.plies[index], number: moveNumber(of: index, in: analysis))
  }

  private func moveNumber(of index: Int, in analysis: GameAnalysis) -> Int {
    analysis.record.standing(at: index)?.moveNumber ?? 0
  }

  private func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// A time in seconds, to the millisecond.
  func seconds(_ time: Duration) -> String {
    let milliseconds = Int(time / .milliseconds(1))
    return "\(milliseconds / 1000)." + String(String(1000 + milliseconds % 1000).dropFirst())
  }
}
