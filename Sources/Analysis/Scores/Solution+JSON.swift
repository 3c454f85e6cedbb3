import Notation
import ReversiCore

/// The solution as one line for other programs. Later versions may add members, but never change or
/// remove one.
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
