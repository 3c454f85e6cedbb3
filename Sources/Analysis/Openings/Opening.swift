import ReversiCore

package struct Opening: Sendable, Hashable {
  /// The name, such as `Tiger`.
  package let name: String
  /// The moves in the usual order, such as `f5d6c3d3c4`, without passes.
  package let transcript: String

  /// Only ``all`` makes openings.
  init(_ name: String, _ transcript: String) {
    self.name = name
    self.transcript = transcript
  }

  package var plies: Int { transcript.utf8.count / 2 }

  /// The name as one word of small letters and hyphens, such as `rose-bill`: it needs no quotes in
  /// a shell.
  package var word: String {
    let kept = name.lowercased().filter { $0 != "'" && $0 != "." }
    return kept.split { !$0.isLetter }.joined(separator: "-")
  }

  /// A game that has just gone through the opening. Its plies are marked as an opening, which is
  /// never taken back.
  package var record: GameRecord {
    do {
      let record = try GameRecord(transcript: transcript)
      return record.markingOpening(plies: plies) ?? record
    } catch {
      preconditionFailure("\(name): \(error)")
    }
  }

  /// The last opening that the standing plies of a game went through, or nil.
  ///
  /// A game goes through an opening if it reaches the same position or its mirror image, in any
  /// order of moves. It must start from the new-game position. A game that leaves all openings
  /// keeps the last one.
  package static func reached(by record: GameRecord) -> Opening? {
    guard record.start == .newGame else { return nil }
    var board = record.start.board
    var reached: Opening?
    for ply in record.plies.prefix(min(record.standing, maximumPlies)) {
      if case .place(let move) = ply { board = board.playing(move) }
      reached = byShape[OpeningShape(board, turn: ply.side.opponent)] ?? reached
    }
    return reached
  }

  static func named(_ shape: OpeningShape) -> Opening? { byShape[shape] }

  private static let maximumPlies = all.map(\.plies).max() ?? 0

  private static let byShape: [OpeningShape: Opening] = {
    var openings: [OpeningShape: Opening] = [:]
    for opening in all {
      let position = opening.record.position
      openings[OpeningShape(position)] = opening
    }
    return openings
  }()
}

/// The smallest image of a position under the symmetries of the new-game position.
struct OpeningShape: Hashable {
  private let dark: UInt64
  private let light: UInt64
  private let turn: Disk?

  init(_ position: Position) { self.init(position.board, turn: position.turn) }

  init(_ board: Board, turn: Disk?) {
    var minimum = (board.dark.rawValue, board.light.rawValue)
    for symmetry in BoardSymmetry.keepingNewGame {
      let image = (
        symmetry.image(of: board.dark).rawValue, symmetry.image(of: board.light).rawValue
      )
      if image < minimum { minimum = image }
    }
    (dark, light) = minimum
    self.turn = turn
  }
}
