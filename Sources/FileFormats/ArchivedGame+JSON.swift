import Notation
import ReversiCore

/// The game as one line for other programs. Later versions may add members, but never change or
/// remove one.
extension ArchivedGame {
  /// The game as a JSON object without line ends.
  package var json: String {
    JSON.object([
      ("identity", identity.map { .string($0.text) } ?? .null),
      ("date", date.map { .string($0.text) } ?? .null),
      ("black", json(of: .dark)),
      ("white", json(of: .light)),
      ("over", .bool(record.position.outcome != nil)),
      ("disks", .disks(of: record.position.board)),
      ("opening", opening.map { .string($0.name) } ?? .null),
      ("start", record.start == .newGame ? .null : .string(record.start.text)),
      ("game", .string(record.transcript)),
      ("place", place.map { .string($0) } ?? .null),
      ("forfeit", forfeit.map(json) ?? .null),
      ("time", time.map { .string($0) } ?? .null),
      ("marks", Self.json(ofWords: course.marksText)),
      ("counts", exclusions.isEmpty ? levelGame.map { _ in .bool(true) } ?? .null : .bool(false)),
    ]).text
  }

  /// The side that lost before the last move, and the reason.
  private func json(of forfeit: Forfeit) -> JSON {
    let reason =
      switch forfeit {
      case .resigned: "resigned"
      case .outOfTime: "time"
      }
    return .object([
      ("side", .string(forfeit.loser == .dark ? "black" : "white")), ("reason", .string(reason)),
    ])
  }

  private static func json(ofWords text: String?) -> JSON {
    .array((text ?? "").split(separator: " ").map { .string(String($0)) })
  }

  /// The player of a side: the name, what kind of player it is, and the players of all moves where
  /// these do not say all.
  private func json(of side: Disk) -> JSON {
    .object([
      ("name", record.names[side].map { .string($0) } ?? .null),
      ("player", players.map { .string($0[side].rawValue) } ?? .null),
      ("playedAs", Self.json(ofWords: course.playersText(of: side))),
    ])
  }
}
