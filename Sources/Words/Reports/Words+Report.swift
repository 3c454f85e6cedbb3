import Analysis
import Notation
import ReversiCore

// Reports about a game. The layout is the same in every language.
extension Words {
  /// The board of a game with its caption and the names of the players, in lines.
  public func board(of record: GameRecord) -> String {
    (record.position.board.diagram + caption(of: record)).joined(separator: "\n")
  }

  /// The caption of a board and the names of the players, in lines.
  public func caption(of record: GameRecord) -> [String] {
    let position = record.position
    let state =
      switch position.state {
      case .toMove(let side), .passDue(let side): name(of: side) + game.turn
      case .over(.win(let side, _)): name(of: side) + game.won
      case .over(.tie): game.tied
      }
    let caption = text(
      of: .caption, ["counts": counts(position.board), "state": .text(state)])
    let names = names(of: record).map { text(of: $0) }
    return [caption] + [names].compactMap(\.self)
  }

  /// The names of the players, or nil.
  private func names(of record: GameRecord) -> Statement? {
    let names = Disk.allCases.compactMap { side in
      record.names.shown(side).map {
        Statement.phrase(.playerNamed, ["side": .side(side), "name": .text($0)])
      }
    }
    return names.isEmpty ? nil : .phrase(.playerNames, ["names": .list(names)])
  }

  /// The disks of both sides.
  private func counts(_ board: Board) -> Statement {
    .phrase(
      .diskCounts,
      ["dark": .number(board.count(of: .dark)), "light": .number(board.count(of: .light))])
  }

  /// The course of a game, in lines.
  public func report(on analysis: GameAnalysis) -> String {
    let record = analysis.record.standing(at: analysis.record.plies.count) ?? analysis.record
    let rows = record.plies.indices.map { row(of: $0, in: analysis) }
    let summaries = Disk.allCases.compactMap { summary(of: $0, in: analysis) }
    let turn = analysis.turningPly.map {
      text(of: .gameTurned, ["move": ply($0, in: analysis)])
    }
    return
      ([record.text, heading(of: record)] + rows + summaries
      + [turn].compactMap(\.self)).joined(separator: "\n")
  }

  /// The players and the opening, if they have names, and the disks of each side.
  public func heading(of record: GameRecord) -> String {
    let name = Opening.reached(by: record).map {
      Statement.phrase(.opening, ["name": .text(self.name(of: $0))])
    }
    let disks = Statement.phrase(.reportCounts, ["counts": counts(record.position.board)])
    return text(of: .sentences([names(of: record), name, disks].compactMap(\.self)))
  }

  /// A ply with its score for its side, and what it gave away.
  private func row(of index: Int, in analysis: GameAnalysis) -> String {
    let ply = analysis.record.plies[index]
    guard case .place(let move) = ply else { return "     \(name(of: ply.side)) --" }
    let number = padded(String(moveNumber(of: index, in: analysis)), 3)
    let start = "\(number). \(name(of: ply.side)) \(move.square)"
    guard let score = analysis.plyScore(at: index) else { return start }
    let scored = start + padded(self.score(score.score), 4) + (score.isExact ? "=" : "")
    guard score.loss > 0 else { return scored }
    let lost = text(
      of: .lostDisks,
      [
        "disks": .number(score.loss), "score": .score(score.bestScore),
        "line": .text(score.bestLine.map(\.description).joined()),
      ])
    return scored + (score.isExact ? "" : " ") + "  " + lost
  }

  /// The average loss of a side, and its worst moves.
  private func summary(of side: Disk, in analysis: GameAnalysis) -> String? {
    guard let mean = analysis.meanLoss(of: side) else { return nil }
    let worst = analysis.worstMoves(of: side).map { index in
      Statement.phrase(
        .worstMove,
        [
          "move": ply(index, in: analysis),
          "loss": .number(analysis.plyScore(at: index)?.loss ?? 0),
        ])
    }
    return text(
      of: worst.isEmpty ? .averageLoss : .averageLossWorst,
      [
        "side": .side(side), "moves": .list(worst),
        "disks": .decimal(FixedDecimal(mean, digits: 2)),
      ])
  }

  /// A move by its number, or a pass.
  private func ply(_ index: Int, in analysis: GameAnalysis) -> Statement {
    switch analysis.record.plies[index] {
    case .place(let move):
      .phrase(
        .numberedMove,
        ["number": .number(moveNumber(of: index, in: analysis)), "square": .square(move.square)])
    case .pass(let side): .phrase(.passOfSide, ["side": .side(side)])
    }
  }

  private func moveNumber(of index: Int, in analysis: GameAnalysis) -> Int {
    analysis.record.standing(at: index)?.moveNumber ?? 0
  }

  private func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// The score of a position for the side to move with best play of both sides, in one line.
  public func solution(_ solution: Solution) -> String {
    let line = solution.line.isEmpty ? "" : ": " + solution.line.map(\.description).joined()
    return text(
      of: solution.certainty == .exact ? .solution : .estimatedSolution,
      [
        "side": .side(solution.position.turn ?? .dark), "score": .score(solution.score),
        "depth": .number(solution.depth), "line": .text(line),
        "nodes": .text(String(solution.nodes)),
        "seconds": .decimal(FixedDecimal(units: Int(solution.time / .milliseconds(1)), digits: 3)),
      ])
  }

  /// The progress of the search for a solution: its time, its depth, and the best move so far.
  public func progress(of solution: Solution, after time: Duration) -> String {
    text(
      of: .solving,
      [
        "seconds": .number(Int(time / .seconds(1))), "depth": .number(solution.depth),
        "move": .text(solution.line.first?.description ?? ""),
        "side": .side(solution.position.turn ?? .dark), "score": .score(solution.score),
      ])
  }
}
