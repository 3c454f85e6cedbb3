import Analysis
import Notation
import ReversiCore

/// Explanations for other programs. Later versions may add members, but never change or remove one.
extension Explanation {
  /// The explanation as a JSON object. Scores are disks by which the side to move wins; empty
  /// squares count for the winner.
  package var json: JSON {
    let moves: [(String, JSON)] = [
      ("position", .string(position.text)),
      ("move", .string(worse.move.square.description)),
      ("line", .string(worse.line)),
      ("score", .number(worse.score)),
      ("better", .string(better.move.square.description)),
      ("betterLine", .string(better.line)),
      ("betterScore", .number(better.score)),
      ("exact", .bool(isExact)),
    ]
    return .object(moves + members)
  }

  /// What the explanation says, without the moves and their scores.
  package var members: [(String, JSON)] {
    [
      ("onlyMove", onlyMove?.json ?? .null),
      ("staysWon", .bool(staysWon)),
      ("reasons", .array(reasons.map(\.json))),
    ]
  }
}

extension Explanation.Margin {
  fileprivate var json: JSON {
    .object([("disks", .number(disks)), ("exact", .bool(isExact))])
  }
}

extension Reason {
  /// The reason as a JSON object: its kind, the squares, the line after a move that shows it,
  /// whether it is proven and how, and the numbers of its kind.
  package var json: JSON {
    .object(
      [
        ("kind", .string(kind.rawValue)),
        ("squares", .array(squares.map { .string($0.description) })),
        ("after", .string(move.description)),
        ("line", .string(line)),
        ("proven", .bool(isProven)),
        ("basis", .string(basis.rawValue)),
      ] + (opponent.map { [("opponent", $0.json)] } ?? []) + (own.map { [("own", $0.json)] } ?? []))
  }
}

extension Reason.Numbers {
  fileprivate var json: JSON { .object([("worse", .number(worse)), ("better", .number(better))]) }
}

extension JSON {
  fileprivate static func string(_ line: [Square]) -> JSON {
    .string(line.map(\.description).joined())
  }
}
