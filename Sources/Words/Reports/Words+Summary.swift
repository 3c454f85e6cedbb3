import Analysis
import Archive
import GameSession
import Notation
import PeopleModel
import ReversiCore
import Texts

// How the person has done. The layout is the same in every language.
extension Words {
  /// The tables of the games by level and by opening, and plots of the mean losses and ratings.
  ///
  /// `isFiltered` tells whether other games were left out; with `usesBlocks` the plots may consist
  /// of lines and blocks instead of ASCII.
  package func report(
    on summary: GameSummary, isFiltered: Bool = false, usesBlocks: Bool
  ) -> String {
    let practice = practice(in: summary).map { [$0] } ?? []
    let excluded = summary.excluded > 0 ? [self.summary.excluded(summary.excluded)] : []
    guard !summary.tallies.isEmpty else {
      let text = isFiltered ? self.summary.noMatch : self.summary.noGames
      return ((excluded.isEmpty ? [text] : excluded) + practice).joined(separator: "\n")
    }
    let levels = summary.levels.compactMap { level in
      summary.tallies[level].map { (name: "\(level.number)", tally: $0) }
    }
    var lines = table(self.summary.level, levels, isText: false)
    let openings = summary.openingsByGames.prefix(Self.maximumOpenings).compactMap { opening in
      summary.openings[opening].map { (name: name(of: opening), tally: $0) }
    }
    if !openings.isEmpty {
      lines.append("")
      lines += table(self.summary.opening, openings, isText: true)
      lines.append("")
    }
    lines += [self.summary.lead, self.summary.loss, self.summary.searched(summary.games)]
    lines += excluded
    if let rating = rating(in: summary) { lines.append(rating.longest) }
    lines += practice
    if !summary.losses.isEmpty {
      lines += ["", self.summary.plot(games: summary.losses.count)]
    }
    lines += SummaryPlot(.losses, of: summary, rows: Self.plotRows, usesBlocks: usesBlocks).lines
    let ratings = SummaryPlot(.ratings, of: summary, rows: Self.plotRows, usesBlocks: usesBlocks)
    if ratings.count > 1 {
      lines += ["", self.summary.ratings(areLevels: summary.hasLevels)] + ratings.lines
    }
    lines += mistakes(in: summary)
    return lines.joined(separator: "\n")
  }

  /// The person's rating and its interval, as levels if the rating is negative; nil after fewer
  /// than ten games.
  package func rating(in summary: GameSummary) -> Wording? {
    summary.rating.map { estimate in
      guard estimate.rating.points >= 0 else {
        let (low, high) = (estimate.interval.lowerBound, estimate.interval.upperBound)
        return self.summary.level(
          .nearest(to: estimate.rating.points), from: .nearest(to: low.points),
          to: .nearest(to: high.points))
      }
      return self.summary.rating(
        self.summary.rating(estimate.rating),
        from: self.summary.rating(estimate.interval.lowerBound),
        to: self.summary.rating(estimate.interval.upperBound))
    }
  }

  /// How far the person has come in practice; nil if nothing is known or asked.
  private func practice(in summary: GameSummary) -> String? {
    guard let progress = summary.practice,
      progress != PracticeProgress(due: 0, learned: 0, lines: 0)
    else { return nil }
    return self.summary.practice(progress)
  }

  private static let plotRows = 8
  private static let maximumOpenings = 10

  private func table(
    _ first: String, _ rows: [(name: String, tally: GameSummary.Tally)], isText: Bool
  ) -> [String] {
    table(
      [[first] + summary.columns] + rows.map { [$0.name] + Self.cells(of: $0.tally) },
      isText: isText)
  }

  /// `isText` tells whether the first column has texts, and so begins at the left.
  func table(_ cells: [[String]], isText: Bool) -> [String] {
    let widths = cells[0].indices.map { column in cells.map { $0[column].columns }.max() ?? 0 }
    return cells.map { row in
      row.indices.map { column in
        let fill = String(repeating: " ", count: widths[column] - row[column].columns)
        return isText && column == 0 ? row[column] + fill : fill + row[column]
      }.joined(separator: "  ")
    }
  }

  private static func cells(of tally: GameSummary.Tally) -> [String] {
    let lead = tally.meanLead.map { ($0 > 0 ? "+" : "") + FixedDecimal($0, digits: 1).description }
    let loss = tally.meanLoss.map { FixedDecimal($0, digits: 2).description }
    let counts = [tally.games, tally.won, tally.tied, tally.lost, tally.givenUp]
    var cells = counts.map { String($0) }
    cells += [lead ?? "-", loss ?? "-"]
    return cells
  }
}
