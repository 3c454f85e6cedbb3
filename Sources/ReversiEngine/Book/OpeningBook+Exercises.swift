import ReversiCore

extension OpeningBook {
  /// Games that lead by good moves to positions of the book with a choice of moves, the shortest game
  /// first. Mirror images count as one position. Empty if the book does not contain the first one.
  ///
  /// - Parameters:
  ///   - first: The game in whose position the lines begin.
  ///   - maximum: The maximum number of positions.
  public func exercises(after first: GameRecord, maximum: Int) -> [GameRecord] {
    var (found, next) = ([first], 0)
    var known = Set([SearchBoard(first.position)].map { CanonicalBoard(of: $0).board })
    while next < found.count, found.count < maximum {
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
    return Array(found.filter { moves(in: $0.position).count > 1 }.prefix(maximum))
  }
}
