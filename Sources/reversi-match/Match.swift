import ReversiCore

/// Games between two contestants, in pairs that start from the same position with sides changed.
struct Match {
  private(set) var first: LevelContestant
  private var second: LevelContestant
  private(set) var result = MatchResult()

  init(_ first: LevelContestant, _ second: LevelContestant) {
    self.first = first
    self.second = second
  }

  /// Plays so many games, two from each opening of the seed.
  mutating func play(games: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<(games + 1) / 2 {
      let opening = Opening.random(using: &generator)
      for side in [Disk.dark, .light] { result.add(play(from: opening, first: side)) }
    }
  }

  /// The disks of difference at the end, empty squares to the winner, seen by the first contestant.
  private mutating func play(from opening: Position, first side: Disk) -> Int {
    var position = opening
    while true {
      switch position.state {
      case .toMove(let turn):
        let square = turn == side ? first.move(in: position) : second.move(in: position)
        guard let square, (try? position.play(square)) != nil else {
          preconditionFailure("no legal move chosen in \(position)")
        }
      case .passDue:
        guard (try? position.pass()) != nil else { preconditionFailure("no pass in \(position)") }
      case .over:
        let dark = position.board.dark.count
        let light = position.board.light.count
        let difference = side == .dark ? dark - light : light - dark
        return difference + difference.signum() * (64 - dark - light)
      }
    }
  }
}
