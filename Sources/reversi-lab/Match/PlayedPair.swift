import ReversiCore
import ReversiEngine

/// Two games from one opening, with the sides swapped.
struct PlayedPair {
  /// The identity of a game. A game turned or mirrored is the same game, and so is one whose
  /// opening came to the same position by other moves.
  struct Identity: Hashable {
    /// The positions from the end of the opening on, each as the smallest of its images.
    fileprivate let boards: [SearchBoard]
    /// Whether the first contestant made the first move after the opening.
    fileprivate let firstBegins: Bool
  }

  /// The points and disks of both games.
  private(set) var score = MatchScore()
  private(set) var games: [Identity] = []

  /// Adds a game that has ended, in which the first contestant played `side`.
  mutating func add(_ record: GameRecord, from opening: GameRecord, first side: Disk) {
    let positions = record.positions.dropFirst(opening.standing)
    games.append(
      Identity(
        boards: positions.map { CanonicalBoard(of: SearchBoard($0)).board },
        firstBegins: opening.position.turn == side))
    // Neither side is to move, so the search's board is from dark's point of view.
    let difference = SearchBoard(record.position).finalScore
    score.add(difference: side == .dark ? difference : -difference)
  }
}
