import Notation
import ReversiCore

/// The move as one line for other programs. Later versions may add members, but never change or
/// remove one.
extension OpeningMove {
  /// The move as a JSON object without line ends. The results are counts of games.
  package var json: String {
    JSON.object([
      ("move", .string(square.description)),
      ("opening", opening.map { .string($0.name) } ?? .null),
      ("score", score.map { .number($0) } ?? .null),
      ("games", .number(results.games)),
      ("black", Self.json(of: results.dark)),
      ("you", Self.json(of: results.you)),
    ]).text
  }

  private static func json(of tally: GameResults.Tally) -> JSON {
    .object([
      ("won", .number(tally.won)), ("tied", .number(tally.tied)), ("lost", .number(tally.lost)),
    ])
  }
}
