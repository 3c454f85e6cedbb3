import Notation
import ReversiCore

/// The analysis as one line for other programs. Later versions may add members, but never change or
/// remove one.
extension GameAnalysis {
  /// The analysis as a JSON object without line ends. All positions must be evaluated.
  ///
  /// Scores are disks by which a side is expected to win; empty squares count for the winner. Plies
  /// are counted from 1.
  ///
  /// - Parameters:
  ///   - identity: What tells the game from others; nil if it is not known.
  ///   - date: When the game was played; nil if it is not known.
  ///   - place: Where it was played; nil if it is not known.
  ///   - members: More members of the ply after a number of plies.
  package func json(
    identity: String? = nil, date: String? = nil, place: String? = nil,
    members: (Int) -> [(String, JSON)] = { _ in [] }
  ) -> String {
    let record = record.standing(at: record.plies.count)
    return JSON.object([
      ("game", .string(record.transcript)),
      ("start", record.start == .newGame ? .null : .string(record.start.text)),
      ("opening", Opening.reached(by: record).map { .string($0.name) } ?? .null),
      ("over", .bool(record.position.outcome != nil)),
      ("disks", .disks(of: record.position.board)),
      ("positions", .array(positions.indices.map(json(ofPosition:)))),
      ("plies", .array(record.plies.indices.map { json(ofPly: $0, members($0)) })),
      ("black", json(of: .dark)),
      ("white", json(of: .light)),
      ("turned", turningPly.map { .number($0 + 1) } ?? .null),
      ("identity", identity.map { .string($0) } ?? .null),
      ("date", date.map { .string($0) } ?? .null),
      ("place", place.map { .string($0) } ?? .null),
    ]).text
  }

  /// A position: its score for Black, and how certain that is.
  private func json(ofPosition index: Int) -> JSON {
    guard let evaluation = evaluation(at: index) else { return .null }
    return .object([
      ("score", .number(evaluation.darkScore)),
      ("exact", .bool(evaluation.isExact)),
      ("depth", .number(evaluation.depth)),
      ("line", .string(evaluation.line.map(\.description).joined())),
    ])
  }

  /// A ply: its score for the side that made it, and the disks it lost.
  private func json(ofPly index: Int, _ members: [(String, JSON)]) -> JSON {
    guard let played = plyScore(at: index) else { return .null }
    let move: JSON =
      if case .place(let move) = played.ply { .string(move.square.description) } else { .null }
    let known: [(String, JSON)] = [
      ("side", .string(played.ply.side == .dark ? "black" : "white")),
      ("move", move),
      ("score", .number(played.score)),
      ("best", played.bestMove.map { .string($0.description) } ?? .null),
      ("loss", .number(played.loss)),
      ("exact", .bool(played.isExact)),
    ]
    return .object(known + members)
  }

  /// A side: its mean loss, to hundredths of a disk, its worst moves, and the name of its player.
  private func json(of side: Disk) -> JSON {
    .object([
      ("meanLoss", meanLoss(of: side).map { .decimal(FixedDecimal($0, digits: 2)) } ?? .null),
      ("worst", .array(worstMoves(of: side).map { .number($0 + 1) })),
      ("name", record.names[side].map { .string($0) } ?? .null),
    ])
  }
}
