import Posix
import ReversiCore
import ReversiEngine

/// Games between two contestants, in pairs that start from the same random position with sides
/// changed.
struct Match {
  /// How many random plies the games start with.
  let openingPlies: ClosedRange<Int>
  /// Everything random follows from it and a pair's number.
  let seed: UInt64
  let first: any Contestant
  let second: any Contestant

  /// Plays a match; an odd number of games is rounded up to whole pairs.
  static func score(
    games: Int, chunks: Chunks, makeMatch: @escaping @Sendable () -> Match
  ) throws -> MatchScore {
    let score = Monitor(MatchScore())
    try chunks.run(Array(0..<(games + 1) / 2), name: "pairs of games") {
      let match = makeMatch()
      return { pair in
        let result = match.playPair(pair)
        score.withValue { $0.add(result) }
      }
    }
    return score.withValue { $0 }
  }

  /// The two games of the opening with a number.
  func playPair(_ number: Int) -> MatchScore {
    let opening = opening(number)
    var score = MatchScore()
    for (game, side) in Disk.allCases.enumerated() {
      first.startGame(with: SeededGenerator(seed: seed &+ 1, game: 2 * number + game))
      second.startGame(with: SeededGenerator(seed: seed &+ 2, game: 2 * number + game))
      score.add(difference: play(from: opening, first: side))
    }
    return score
  }

  /// A random opening that both contestants find balanced.
  func opening(_ number: Int) -> Position {
    var generator = SeededGenerator(seed: seed, game: number)
    while true {
      let position = RandomOpening.position(plies: openingPlies, using: &generator)
      if first.isBalanced(position) && second.isBalanced(position) { return position }
    }
  }

  /// The final difference for the first contestant, who plays a side.
  private func play(from opening: Position, first side: Disk) -> Int {
    var position = opening
    while true {
      switch position.state {
      case .toMove(let turn):
        let contestant = turn == side ? first : second
        guard let square = contestant.move(in: position), (try? position.play(square)) != nil
        else { preconditionFailure("no legal move chosen in \(position)") }
      case .passDue:
        guard (try? position.pass()) != nil else { preconditionFailure("no pass in \(position)") }
      case .over:
        // Nobody is to move, so that the search's board is dark's.
        let score = SearchBoard(position).finalScore
        return side == .dark ? score : -score
      }
    }
  }
}
