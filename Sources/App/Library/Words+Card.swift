import Analysis
import Archive
import GameSession
import Notation
import Texts
import Words

// The summary of the games in lines of the library. Shorter wordings leave out the
// levels with the fewest games.
extension Words {
  /// How often the person has won against each level; nil if no game was played to the end.
  package func wins(in summary: GameSummary) -> Wording? {
    card(summary) { level in
      let (tally, number) = (level.tally, level.level.number)
      return tally.finished == 0 ? nil : library.wins(tally.won, of: tally.finished, level: number)
    } line: {
      library.wins($0)
    }
  }

  /// How many disks the person has given away with each move against each level; nil if no game has
  /// been analyzed.
  package func losses(in summary: GameSummary) -> Wording? {
    let (number, count) = (summary.losses.count, summary.analyzedCount)
    let games = library.lastGames(count, analyzed: number)
    return card(summary) { level in
      level.tally.meanLoss.map {
        library.loss(FixedDecimal($0, digits: 1), level: level.level.number)
      }
    } line: {
      library.losses(in: games, $0)
    }
  }

  private typealias Tallied = (level: Level, tally: GameSummary.Tally)

  /// A line of all levels, and shorter ones without the levels with the fewest games.
  private func card(
    _ summary: GameSummary, _ item: (Tallied) -> Wording?, line: (String) -> Wording
  ) -> Wording? {
    let levels = summary.levels.compactMap { level in
      summary.tallies[level].map { (level: level, tally: $0) }
    }
    let maximum = levels.sorted { $1.tally.games < $0.tally.games }
    return Wording(
      (0..<maximum.count).reversed().flatMap { index in
        let kept = Set(maximum.prefix(index + 1).map(\.level))
        let items = levels.filter { kept.contains($0.level) }.compactMap(item)
        return items.isEmpty
          ? []
          : [line(list(items.map(\.longest))).longest, line(list(items.map(\.shortest))).shortest]
      })
  }
}
