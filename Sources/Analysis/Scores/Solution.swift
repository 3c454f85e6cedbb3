import Notation
import ReversiCore

/// The result of a position with best play of both sides, and the search's time and nodes.
package struct Solution: Sendable, Hashable {
  package let position: Position
  /// Disks by which the side to move wins, −64 to 64; dark if the game is over.
  package let score: Int
  package let certainty: Certainty
  package let depth: Int
  /// The best play of both sides, without passes; up to the end if the score is exact.
  package let line: [Square]
  /// The number of positions visited.
  package let nodes: UInt64
  package let time: Duration

  package init(
    position: Position, score: Int, certainty: Certainty, depth: Int, line: [Square], nodes: UInt64,
    time: Duration
  ) {
    self.position = position
    self.score = score
    self.certainty = certainty
    self.depth = depth
    self.line = line
    self.nodes = nodes
    self.time = time
  }
}

/// Later versions may add members, but never change or remove one: other programs read them.
extension Solution {
  /// The solution as a JSON object without line ends. The best move is null for a pass, and at the
  /// end of the game.
  package var json: String {
    let best: Square? = if case .toMove = position.state { line.first } else { nil }
    return JSON.object([
      ("position", .string(position.text)),
      ("side", .string((position.turn ?? .dark) == .dark ? "black" : "white")),
      ("score", .number(score)),
      ("exact", .bool(certainty == .exact)),
      ("depth", .number(depth)),
      ("best", best.map { .string($0.description) } ?? .null),
      ("line", .string(line.map(\.description).joined())),
      ("nodes", .number(Int(clamping: nodes))),
      ("seconds", .decimal(FixedDecimal(time / .seconds(1), digits: 3))),
    ]).text
  }
}
