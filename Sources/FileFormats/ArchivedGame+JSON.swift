import Notation
import ReversiCore

/// The game as one line for other programs. Later versions may add members, but never change or
/// remove one.
extension ArchivedGame {
  /// The game as a JSON object without line ends.
  public var json: String {
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
    ]).text
  }

  /// The player of a side: the name, and what kind of player it is.
  private func json(of side: Disk) -> JSON {
    .object([
      ("name", record.names[side].map { .string($0) } ?? .null),
      ("player", players.map { .string($0[side].rawValue) } ?? .null),
    ])
  }
}
