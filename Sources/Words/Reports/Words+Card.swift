import Analysis
import Archive
import GameSession
import Notation
import ReversiCore

// The summary of the games in two lines of the library. The longest wording comes first; shorter ones
// leave out the levels with the fewest games.
extension Words {
  /// How often the person has won against each level.
  public func wins(in summary: GameSummary) -> [String] {
    levels(of: summary).map { wording, levels in
      texts(of: .libraryWins, ["levels": list(levels, .libraryWinsLevel, wording)])[wording]
    }
  }

  /// How many disks the person has given away with each move against each level; none if no game
  /// has been analyzed.
  public func losses(in summary: GameSummary) -> [String] {
    let (number, count) = (summary.losses.count, summary.analyzedCount)
    let games = Statement.phrase(
      number == count ? .libraryLossGames : .libraryLossProgress,
      ["number": .number(number), "count": .number(count)])
    return levels(of: summary).compactMap { wording, levels in
      let analyzed = levels.filter { $0.tally.meanLoss != nil }
      guard !analyzed.isEmpty else { return nil }
      return texts(
        of: .libraryLosses,
        ["levels": list(analyzed, .libraryLossesLevel, wording), "games": games])[wording]
    }
  }

  private typealias Tallied = (level: Level, tally: GameSummary.Tally)

  /// The levels for each wording.
  private func levels(of summary: GameSummary) -> [(wording: Int, levels: [Tallied])] {
    let levels = summary.levels.compactMap { level in
      summary.tallies[level].map { (level: level, tally: $0) }
    }
    let maximum = levels.sorted { $1.tally.games < $0.tally.games }
    return (0..<maximum.count).reversed().flatMap { index in
      let kept = Set(maximum.prefix(index + 1).map(\.level))
      let levels = levels.filter { kept.contains($0.level) }
      return [0, 1].map { (wording: $0, levels: levels) }
    }
  }

  private func list(_ levels: [Tallied], _ phrase: Phrase, _ wording: Int) -> Statement {
    .list(
      levels.map { level in
        let loss = FixedDecimal(level.tally.meanLoss ?? 0, digits: 1)
        let values: [String: Statement] = [
          "won": .number(level.tally.won), "games": .number(level.tally.games),
          "disks": .decimal(loss), "level": .number(level.level.number),
        ]
        return .text(texts(of: phrase, values)[wording])
      })
  }
}
