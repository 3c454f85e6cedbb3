import GameSession

// The summary of the games in one line of the library.
extension Words {
  /// How often the player has won against each level, the longest wording first. Shorter wordings
  /// leave out the levels with the fewest games.
  public func card(of summary: GameSummary) -> [String] {
    let levels = summary.opponents.compactMap { opponent in
      summary.tallies[opponent].map { (opponent: opponent, tally: $0) }
    }
    .filter { $0.opponent.version == nil }
    let most = levels.sorted { $1.tally.games < $0.tally.games }
    return (0..<most.count).reversed().flatMap { index in
      let kept = Set(most.prefix(index + 1).map(\.opponent))
      let items = levels.filter { kept.contains($0.opponent) }.map { level in
        texts(
          of: .libraryCardLevel,
          [
            "won": .number(level.tally.won), "games": .number(level.tally.games),
            "level": .number(level.opponent.level.number),
          ])
      }
      return [0, 1].map { wording in
        let levels = items.map { Statement.text($0[wording]) }
        return texts(of: .libraryCard, ["levels": .list(levels)])[wording]
      }
    }
  }
}
