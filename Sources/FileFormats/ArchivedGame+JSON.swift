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

  /// The player of a side: the name, and what kind of player it is.
  private func json(of side: Disk) -> JSON {
    .object([
      ("name", record.names[side].map { .string($0) } ?? .null),
      ("player", players.map { .string($0[side].rawValue) } ?? .null),
    ])
  }
}
