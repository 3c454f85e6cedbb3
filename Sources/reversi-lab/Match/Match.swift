import ReversiCore
import ReversiEngine

/// Games between two contestants. Each pair of games starts from the same position, with the sides
/// swapped.
struct Match {
  let openings: MatchOpenings
  /// The seed. Together with a pair's number, it determines everything random.
  let seed: UInt64
  let first: any Contestant
  let second: any Contestant

  /// Plays the two games from an opening, by the opening's number.
  func playPair(_ number: Int) throws -> PlayedPair {
    let opening = opening(number)
    var pair = PlayedPair()
    for (game, side) in Disk.allCases.enumerated() {
      first.startGame(with: SeededGenerator(seed: seed &+ 1, game: 2 * number + game))
      second.startGame(with: SeededGenerator(seed: seed &+ 2, game: 2 * number + game))
      pair.add(try play(from: opening, first: side), from: opening, first: side)
    }
    return pair
  }

  /// The opening of a pair of games, by its number.
  func opening(_ number: Int) -> GameRecord {
    var generator = SeededGenerator(seed: seed, game: number)
    switch openings {
    case .listed(let records): return records[number]
    case .balanced(let plies): return BalancedOpening.record(plies: plies, using: &generator)
    case .random(let plies):
      while true {
        let record = RandomOpening.record(plies: plies, using: &generator)
        if first.isBalanced(record.position) && second.isBalanced(record.position) {
          return record
        }
      }
    }
  }

  /// A game to its end. The first contestant plays `side`.
  private func play(from opening: GameRecord, first side: Disk) throws -> GameRecord {
    var record = opening
    while true {
      switch record.position.state {
      case .toMove(let turn):
        let contestant = turn == side ? first : second
        guard let square = try contestant.move(in: record), (try? record.play(square)) != nil
        else { preconditionFailure("no legal move chosen in \(record.position)") }
      case .passDue:
        guard (try? record.pass()) != nil else {
          preconditionFailure("no pass in \(record.position)")
        }
      case .over: return record
      }
    }
  }
}
