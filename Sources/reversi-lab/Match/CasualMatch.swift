import ReversiCore
import ReversiEngine

/// Games of the casual player against a level, from the start of the game, each side in turn.
struct CasualMatch {
  /// What came of them.
  struct Result: Equatable {
    /// Seen by the casual player.
    var score = MatchScore()
    /// How often the level gave a corner away.
    var gifts = 0

    /// Counts the games of another result.
    mutating func add(_ other: Result) {
      score.add(other.score)
      gifts += other.gifts
    }
  }

  /// Everything random follows from it and a game's number.
  let seed: UInt64
  let level: any Contestant

  /// The game with a number: the casual player is Black in every second one.
  func play(_ number: Int) -> Result {
    var generator = SeededGenerator(seed: seed, game: number)
    level.startGame(with: SeededGenerator(seed: seed &+ 1, game: number))
    let casual = number.isMultiple(of: 2) ? Disk.dark : .light
    var position = Position.newGame
    var result = Result()
    while true {
      switch position.state {
      case .toMove(let side):
        let square =
          side == casual
          ? CasualPlayer.square(in: position, using: &generator) : level.move(in: position)
        guard let square else { preconditionFailure("no move chosen in \(position)") }
        if side != casual, CornerGift.isMade(by: square, in: position) { result.gifts += 1 }
        guard (try? position.play(square)) != nil else {
          preconditionFailure("no legal move chosen in \(position)")
        }
      case .passDue:
        guard (try? position.pass()) != nil else { preconditionFailure("no pass in \(position)") }
      case .over:
        // Nobody is to move, so that the search's board is dark's.
        let score = SearchBoard(position).finalScore
        result.score.add(difference: casual == .dark ? score : -score)
        return result
      }
    }
  }
}
