import Notation
import ReversiCore

/// The client of the Go Text Protocol, version 2.
///
/// It sends only the plies that the engine does not know yet. After an undo or a new game, it
/// clears the board and sends all of them. The engine gets a time for each move. The protocol has
/// no search depth, no command to stop, and no start position but that of a new game.
package struct GTPClient: ProtocolClient {
  /// The command that an expected reply answers.
  private enum Expected {
    /// The engine may refuse the command.
    case optional
    case required
    case move
  }

  private var expected: [Expected] = []
  /// The moves that the engine knows; nil if it has no game yet.
  private var known: [ParsedMove]?
  private var time: String?

  /// A client that has not sent anything yet.
  package init() {}

  /// The lines that greet the engine: none.
  package mutating func greet() -> [String] { [] }

  /// The lines that ask for a move; nil if the game does not start as a new game does.
  package mutating func ask(_ request: MoveRequest) -> [String]? {
    let record = request.record
    guard record.start == .newGame, let side = record.position.turn else { return nil }
    var commands: [(line: String, reply: Expected)] = []
    let plies = record.plies.prefix(record.standing)
    let moves = plies.map { ParsedMove($0) }
    var knownCount = known.flatMap { moves.starts(with: $0) ? $0.count : nil }
    if knownCount == nil {
      if known == nil { commands.append(("boardsize 8", .optional)) }
      commands.append(("clear_board", .required))
      (knownCount, self.time) = (0, nil)
    }
    let time = Self.timeSettings(request.limits)
    if self.time != time { commands.append((time, .optional)) }
    for (ply, move) in zip(plies, moves).dropFirst(knownCount ?? 0) {
      commands.append(("play \(ply.side.gtp) \(move.gtp)", .required))
    }
    commands.append(("genmove \(side.gtp)", .move))
    (known, self.time) = (moves, time)
    expected += commands.map(\.reply)
    return commands.map(\.line)
  }

  /// In whole seconds: for the game, or a period of one move, from which the engine cannot save
  /// time for later moves.
  private static func timeSettings(_ limits: MoveRequest.Limits) -> String {
    func seconds(_ time: Duration) -> Int { max(1, Int((time / .seconds(1)).rounded(.down))) }
    return limits.gameTime.map { "time_settings \(seconds($0)) 0 0" }
      ?? "time_settings 0 \(seconds(limits.time)) 1"
  }

  /// Nil: the protocol has no command to stop.
  package mutating func stop() -> [String]? { nil }

  /// None: the protocol has no command to move at once.
  package mutating func moveNow() -> [String] { [] }

  package mutating func receive(_ line: String) -> LineMeaning {
    // Only the first line of a reply begins with a sign.
    guard let sign = line.first, sign == "=" || sign == "?", !expected.isEmpty else {
      return .nothing
    }
    switch expected.removeFirst() {
    case .optional: return .nothing
    case .required: return sign == "=" ? .nothing : .notUnderstood(line)
    case .move:
      let text = line.dropFirst().drop { !$0.isWhitespace }
      let word = text.split(whereSeparator: \.isWhitespace).first
      guard sign == "=", let move = word.flatMap({ ParsedMove(gtp: $0) }) else {
        return .notUnderstood(line)
      }
      known?.append(move)
      return .move(move)
    }
  }
}
