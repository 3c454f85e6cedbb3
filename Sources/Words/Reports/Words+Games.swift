import Analysis
import Archive
import FileFormats
import GameSession
import Notation
import ReversiCore
import Texts

// Reports about a game. The layout is the same in every language.
extension Words {
  /// The board of a game with its caption and the names of the players, in lines.
  package func board(of record: GameRecord) -> String {
    (record.position.board.diagram + caption(of: record)).joined(separator: "\n")
  }

  /// The caption of a board and the names of the players, in lines.
  package func caption(of record: GameRecord) -> [String] {
    let position = record.position
    let state =
      switch position.state {
      case .toMove(let side), .passDue(let side): name(of: side) + game.text(of: .turn(side))
      case .over(.win(let side, _)): name(of: side) + game.text(of: .won(side))
      case .over(.tie): game.text(of: .tied)
      }
    let caption = sentences([sentence(reports.counts(position.board.counts)), sentence(state)])
    return [caption] + [names(of: record)].compactMap(\.self)
  }

  private func names(of record: GameRecord) -> String? {
    let names = Disk.allCases.compactMap { side in
      record.names.shown(side).map { "\(name(of: side)): \($0)" }
    }
    return names.isEmpty ? nil : sentence(list(names))
  }

  /// The course of a game, in lines. They tell the limit of its searches unless that is nil.
  package func report(on analysis: GameAnalysis, within limit: MoveLimit? = nil) -> String {
    let record = analysis.record.standing(at: analysis.record.plies.count)
    let rows = record.plies.indices.map { row(of: $0, in: analysis) }
    let summaries = Disk.allCases.compactMap { summary(of: $0, in: analysis) }
    let turn = analysis.turningPly.map { reports.turned(with: ply($0, in: analysis)) }
    return
      ([record.text, heading(of: record)] + rows + summaries
      + [turn, limit.map(reports.searched)].compactMap(\.self)).joined(separator: "\n")
  }

  /// The players and the opening, if they have names, and the disks of each side.
  package func heading(of record: GameRecord) -> String {
    let opening = Opening.reached(by: record).map { reports.opening($0) }
    let disks = sentence(reports.counts(record.position.board.counts))
    return sentences([names(of: record), opening, disks].compactMap(\.self))
  }

  private func row(of index: Int, in analysis: GameAnalysis) -> String {
    let ply = analysis.record.plies[index]
    guard case .place(let move) = ply else { return "     \(name(of: ply.side)) --" }
    let number = padded(String(moveNumber(of: index, in: analysis)), 3)
    let start = "\(number). \(name(of: ply.side)) \(move.square)"
    guard let score = analysis.plyScore(at: index) else { return start }
    let scored = start + padded(score.score.signed, 4) + (score.isExact ? "=" : "")
    guard score.loss > 0 else { return scored }
    let lost = reports.lost(
      score.loss, best: score.bestScore, score.bestLine.map(\.description).joined())
    return scored + (score.isExact ? "" : " ") + "  " + lost
  }

  private func summary(of side: Disk, in analysis: GameAnalysis) -> String? {
    guard let mean = analysis.meanLoss(of: side) else { return nil }
    let worst = analysis.worstMoves(of: side).map { index in
      reports.worst(
        ply(index, in: analysis), loss: analysis.plyScore(at: index)?.loss ?? 0)
    }
    return reports.meanLoss(FixedDecimal(mean, digits: 2), of: side, worst: worst)
  }

  private func ply(_ index: Int, in analysis: GameAnalysis) -> String {
    switch analysis.record.plies[index] {
    case .place(let move):
      reports.move(move.square, number: moveNumber(of: index, in: analysis))
    case .pass(let side): reports.pass(of: side)
    }
  }

  private func moveNumber(of index: Int, in analysis: GameAnalysis) -> Int {
    analysis.record.standing(at: index).moveNumber
  }

  private func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  /// The score of a position for the side to move with best play of both sides, in one line.
  package func solution(_ solution: Solution) -> String {
    let line = solution.line.isEmpty ? "" : ": " + solution.line.map(\.description).joined()
    let seconds = FixedDecimal(units: Int(solution.time / .milliseconds(1)), digits: 3)
    return reports.solution(solution, line: line, seconds: seconds)
  }
}

// Games of the archive in lists. The layout, too, is the same in every language.
extension Words {
  /// A game in a line, without its moves: date, players, result and opening, and why it does not
  /// count if it does not. Empty if the line is not a game.
  package func heading(of game: LibraryGame) -> String {
    guard let record = game.record else { return "" }
    let parts: [String?] = [
      padded(game.day), players(of: record).joined(separator: " - "), result(of: record),
      game.opening.map { name(of: $0) }, exclusions(of: game)?.longest,
    ]
    return parts.compactMap(\.self).joined(separator: "  ")
  }

  /// The text about a game in which the words of a filter are looked for: the heading, and the
  /// names as the archive has them.
  package func searchedText(of game: LibraryGame) -> String {
    let names = Disk.allCases.compactMap { game.record?.names[$0] }
    return ([heading(of: game)] + names).joined(separator: "  ")
  }

  /// A game in a line: its heading and its moves. Empty if the line is not a game.
  ///
  /// - Parameter maximum: The number of moves after which the line ends; nil for no limit.
  package func line(of game: LibraryGame, moves maximum: Int? = nil) -> String {
    guard let record = game.record else { return "" }
    let moves = record.transcript
    let line = heading(of: game) + "  "
    guard let maximum, maximum < record.standing else { return line + moves }
    return line + moves.prefix(2 * maximum) + "..."
  }

  /// Why a game against the computer does not count for the person's results; nil if it counts, and
  /// for other games.
  package func exclusions(of game: LibraryGame) -> Wording? {
    game.exclusions.isEmpty ? nil : reports.excluded(game.exclusions)
  }

  /// The names of a game's players, dark first.
  package func players(of record: GameRecord) -> [String] {
    Disk.allCases.map { record.names.shown($0).map(player) ?? "?" }
  }

  /// `ArchivedGame` names the person and the computer in English.
  private func player(named name: String) -> String {
    if name == "Manual" { return self.players.you.longest }
    guard name.utf8.starts(with: "Reversi ".utf8) else { return name }
    let parts = name.split(separator: " ")
    guard parts.count == 4, parts[0] == "Reversi", parts[2] == "level" else {
      return name
    }
    let level = self.players.level(String(parts[3]).printable)
    return "Reversi \(parts[1]) \(level)"
  }

  private func padded(_ day: String?) -> String {
    let day = day ?? "----------"
    return day + String(repeating: " ", count: max(0, 10 - day.count))
  }

  /// The disks of both sides, the winner's first; dark first if nobody won.
  package func disks(of record: GameRecord) -> String {
    let first = if case .win(let side, _)? = record.position.outcome { side } else { Disk.dark }
    let counts = record.position.board.counts
    return "\(counts[first])-\(counts[first.opponent])"
  }

  /// Who won, and with which disks.
  package func result(of record: GameRecord) -> String {
    switch record.position.outcome {
    case .win(let side, _)?: "\(name(of: side)) \(disks(of: record))"
    case .tie?: reports.tied(disks(of: record))
    case nil: reports.unfinished
    }
  }
}
