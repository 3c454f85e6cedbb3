import ReversiCore

extension OpeningBook {
  /// The positions of the book that good moves lead to, that with fewer moves first; none if the book
  /// does not contain the first one. Mirror images count as one position, and there is a choice in
  /// each.
  ///
  /// - Parameters:
  ///   - first: Where the lines begin.
  ///   - most: The number of positions that are enough.
  public func exercises(after first: Position, most: Int) -> [Position] {
    var (found, next) = ([first], 0)
    var known = Set([SearchBoard(first)].map { CanonicalBoard(of: $0).board })
    while next < found.count, found.count < most {
      let position = found[next]
      next += 1
      let moves = moves(in: position)
      guard let best = moves.first?.score else { continue }
      for move in moves where best - move.score <= Self.margin {
        var position = position
        guard (try? position.play(move.square)) != nil, !self.moves(in: position).isEmpty,
          known.insert(CanonicalBoard(of: SearchBoard(position)).board).inserted
        else { continue }
        found.append(position)
      }
    }
    return Array(found.filter { moves(in: $0).count > 1 }.prefix(most))
  }
}
