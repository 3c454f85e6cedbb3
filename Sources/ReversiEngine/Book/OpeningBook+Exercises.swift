import ReversiCore

extension OpeningBook {
  /// The games to the positions of the book that good moves lead to, that with fewer moves first; none
  /// if the book does not contain the first position. Mirror images count as one position, and there
  /// is a choice in each.
  ///
  /// - Parameters:
  ///   - first: The game in whose position the lines begin.
  ///   - most: The number of positions that are enough.
  public func exercises(after first: GameRecord, most: Int) -> [GameRecord] {
    var (found, next) = ([first], 0)
    var known = Set([SearchBoard(first.position)].map { CanonicalBoard(of: $0).board })
    while next < found.count, found.count < most {
      let game = found[next]
      next += 1
      let moves = moves(in: game.position)
      guard let best = moves.first?.score else { continue }
      for move in moves where best - move.score <= Self.margin {
        var game = game
        guard (try? game.play(move.square)) != nil, !self.moves(in: game.position).isEmpty,
          known.insert(CanonicalBoard(of: SearchBoard(game.position)).board).inserted
        else { continue }
        found.append(game)
      }
    }
    return Array(found.filter { moves(in: $0.position).count > 1 }.prefix(most))
  }
}
