import Analysis
import Coach
import ReversiCore

extension Analyst {
  /// An analyst for whom the second line wins 10 disks and the first one loses 10. The side that
  /// gains them has nothing if it may not use one of its squares. Each move of a line is the best
  /// there.
  ///
  /// - Parameter bestMoves: The moves that keep the exact score; nil for those of the lines, and
  ///   all others where they do not come.
  package static func following(
    worse: [Square], better: [Square], from position: Position,
    bestMoves: ((Position, Int) -> SquareSet)? = nil
  ) -> Analyst {
    let side = position.turn ?? .dark
    let lines = [better, worse].map { positions(of: $0, from: position) }
    let best = zip(lines, [better, worse]).flatMap { Array(zip($0, $1)) }
    let (won, lost) = (Set(lines[0]), Set(lines[1]).subtracting([position]))
    let sign: Double = side == .dark ? 1 : -1
    return Analyst(
      moves: { position in
        let liked = best.first { $0.0 == position }?.1
        return position.legalMoves.map { square in
          MoveScore(
            square: square, score: square == liked ? 10 : 0, depth: 1,
            certainty: .estimate(confidence: 73), line: [square])
        }.sorted { $0.score > $1.score }
      },
      score: { position, gainer, banned in
        let isGained = (gainer == side ? won : lost).contains(position)
        guard banned.isEmpty || !isGained else { return 0 }
        return won.contains(position) ? 10 * sign : lost.contains(position) ? -10 * sign : 0
      },
      bestMoves: bestMoves ?? { position, _ in
        best.first { $0.0 == position }.map { [$0.1] } ?? position.legalMoves
      },
      attribution: { position in
        var attribution = Attribution()
        for part in Attribution.Part.allCases where won.contains(position) {
          attribution[part] = 5 * sign
        }
        return attribution
      })
  }

  private static func positions(of line: [Square], from start: Position) -> [Position] {
    var position = start
    var before: [Position] = []
    var after: [Position] = []
    for square in line {
      if case .passDue = position.state { try? position.pass() }
      before.append(position)
      guard (try? position.play(square)) != nil else { break }
      after.append(position)
    }
    return before + after
  }
}

extension Explanation {
  /// The second line is better by some disks.
  package static func comparing(
    _ worse: [Square], with better: [Square], by loss: Int = 12, isExact: Bool = true,
    in position: Position
  ) -> Explanation? {
    let certainty: Certainty = isExact ? .exact : .estimate(confidence: 73)
    let sign = position.turn == .dark ? 1 : -1
    return Explanation(
      of: worse[0], in: position,
      before: Evaluation(darkScore: 4 * sign, certainty: certainty, depth: 12, line: better),
      after: Evaluation(
        darkScore: (4 - loss) * sign, certainty: certainty, depth: 12,
        line: Array(worse.dropFirst())),
      by: .following(worse: worse, better: better, from: position))
  }
}
