import GameSession
import ReversiCore

// How the player has done. The layout is the same in every language.
extension Words {
  /// A table of the games by level, and a plot of the mean losses if games were analyzed.
  ///
  /// - Parameters:
  ///   - isFiltered: Whether other games were left out.
  ///   - usesBlocks: Whether the plot may consist of lines and blocks instead of ASCII.
  public func report(
    on summary: GameSummary, isFiltered: Bool = false, usesBlocks: Bool
  ) -> String {
    guard !summary.tallies.isEmpty else {
      return self[isFiltered ? .summaryNoMatch : .summaryEmpty]
    }
    var lines = table(of: summary)
    lines.append(text(of: .summaryLead))
    if !summary.losses.isEmpty {
      let count = ["count": Statement.number(summary.losses.count)]
      lines += [text(of: .summaryLoss, count), "", text(of: .summaryPlot, count)]
    }
    lines += LossPlot(summary, rows: 8, usesBlocks: usesBlocks).lines
    return lines.joined(separator: "\n")
  }

  /// The rows of the levels below a heading, with columns as wide as their texts.
  private func table(of summary: GameSummary) -> [String] {
    let heading: [Phrase] = [
      .levelColumn, .gamesColumn, .wonColumn, .tiedColumn, .lostColumn, .givenUpColumn,
      .leadColumn, .lossColumn,
    ]
    let rows =
      [heading.map { self[$0] }]
      + summary.opponents.compactMap { opponent in
        summary.tallies[opponent].map { cells(of: opponent, $0) }
      }
    let widths = heading.indices.map { column in rows.map { $0[column].columns }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).map { cell, width in
        String(repeating: " ", count: width - cell.columns) + cell
      }.joined(separator: "  ")
    }
  }

  private func cells(of opponent: LevelOpponent, _ tally: GameSummary.Tally) -> [String] {
    let version = opponent.version.map { " (\($0))" } ?? ""
    let lead = tally.meanLead.map { ($0 > 0 ? "+" : "") + FixedDecimal($0, digits: 1).description }
    let loss = tally.meanLoss.map { FixedDecimal($0, digits: 2).description }
    let counts = [tally.games, tally.won, tally.tied, tally.lost, tally.givenUp]
    var cells = ["\(opponent.level.number)\(version)"]
    cells += counts.map { String($0) }
    cells += [lead ?? "-", loss ?? "-"]
    return cells
  }
}
