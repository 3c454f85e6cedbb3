import GameSession
import ReversiCore

extension Review {
  /// Goes on or back in the line that shows the reason.
  mutating func step(by steps: Int, in game: GameRecord) {
    guard showsReason, let explained, let line = explained.line else { return }
    let plies = (variation ?? game).plies.prefix(ply)
    let start =
      walk
      ?? ReasonWalk(
        ply: (plies.lastIndex { !$0.isPass } ?? 0) + 1, variations: variations,
        showsVariation: showsVariation, line: line)
    let count = min(max(start.first, start.count + steps), line.moves.count)
    leaveWalk(for: game)
    guard count > start.first else { return }
    move(to: start.ply - 1, of: game)
    for square in line.moves.prefix(count) { play(square, in: game) }
    walk = start.at(count)
  }

  /// Shows the move itself again.
  mutating func leaveWalk(for game: GameRecord) {
    guard let walk else { return }
    (self.walk, variations, showsVariation) = (nil, walk.variations, walk.showsVariation)
    move(to: walk.ply, of: game)
  }
}

/// A place in the line that shows a reason.
package struct ReasonWalk: Sendable, Hashable {
  /// The number of plies up to and including the move whose reason is shown.
  package let ply: Int
  /// The person's variations before the walk.
  let variations: [GameRecord]
  let showsVariation: Bool
  /// The number of moves of the line that are played at the move itself.
  let first: Int
  private(set) var count: Int

  init(ply: Int, variations: [GameRecord], showsVariation: Bool, line: ReasonLine) {
    self.ply = ply
    self.variations = variations
    self.showsVariation = showsVariation
    first = line.isPlayed ? 1 : 0
    count = first
  }

  func at(_ count: Int) -> ReasonWalk {
    var walk = self
    walk.count = count
    return walk
  }
}
