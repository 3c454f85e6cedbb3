import GameSession
import ReversiCore

// The summary of the games in two lines of the library. The longest wording comes first; shorter ones
// leave out the levels with the fewest games.
extension Words {
  /// How often the player has won against each level.
  public func wins(in summary: GameSummary) -> [String] {
    levels(of: summary).map { wording, levels in
      texts(of: .libraryWins, ["levels": list(levels, .libraryWinsLevel, wording)])[wording]
    }
  }

  /// How many disks the player has given away with each move against each level; none if no game
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

  private typealias Level = (opponent: LevelOpponent, tally: GameSummary.Tally)

  /// The levels as they are now, for each wording.
  private func levels(of summary: GameSummary) -> [(wording: Int, levels: [Level])] {
    let levels = summary.opponents.compactMap { opponent in
      summary.tallies[opponent].map { (opponent: opponent, tally: $0) }
    }
    .filter { $0.opponent.version == nil }
    let most = levels.sorted { $1.tally.games < $0.tally.games }
    return (0..<most.count).reversed().flatMap { index in
      let kept = Set(most.prefix(index + 1).map(\.opponent))
      let levels = levels.filter { kept.contains($0.opponent) }
      return [0, 1].map { (wording: $0, levels: levels) }
    }
  }

  private func list(_ levels: [Level], _ phrase: Phrase, _ wording: Int) -> Statement {
    .list(
      levels.map { level in
        let loss = FixedDecimal(level.tally.meanLoss ?? 0, digits: 1)
        let values: [String: Statement] = [
          "won": .number(level.tally.won), "games": .number(level.tally.games),
          "disks": .decimal(loss), "level": .number(level.opponent.level.number),
        ]
        return .text(texts(of: phrase, values)[wording])
      })
  }
}
