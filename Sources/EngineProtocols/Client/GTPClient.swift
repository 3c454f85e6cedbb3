import ReversiCore

/// The end of the Go Text Protocol, version 2, that asks.
///
/// The program is told the plies that it does not know yet; all of them, from an empty record on,
/// where some were taken back or another game has begun. It is given its time for each move. The
/// protocol knows no depth, no way to stop, and no start but that of a new game.
public struct GTPClient: ProtocolClient {
  /// What an answer that is due is to.
  private enum Due {
    /// A command that the program need not know.
    case optional
    /// One that it has to know.
    case required
    /// The question for its move.
    case move
  }

  /// The answers that are due, in their order.
  private var due: [Due] = []
  /// The moves that the program knows of; nil if it knows of no game.
  private var told: [EngineMove]?
  /// The time that it was given last.
  private var time: Int?

  /// An end that has said nothing yet.
  public init() {}

  /// The lines by which the program is greeted.
  public mutating func greet() -> [String] { [] }

  /// The lines by which it is asked; nil if the protocol has no words for such a game.
  public mutating func ask(_ question: MoveRequest) -> [String]? {
    let record = question.record
    guard record.start == .newGame, let side = record.position.turn else { return nil }
    var commands: [(line: String, answer: Due)] = []
    let plies = record.plies.prefix(record.standing)
    let moves = plies.map { EngineMove($0) }
    var known = told.flatMap { moves.starts(with: $0) ? $0.count : nil }
    if known == nil {
      if told == nil { commands.append(("boardsize 8", .optional)) }
      commands.append(("clear_board", .required))
      (known, time) = (0, nil)
    }
    // Of so many seconds for each single move nothing can be saved up.
    let seconds = max(1, Int((question.limits.time / .seconds(1)).rounded(.down)))
    if time != seconds { commands.append(("time_settings 0 \(seconds) 1", .optional)) }
    for (ply, move) in zip(plies, moves).dropFirst(known ?? 0) {
      commands.append(("play \(ply.side.gtp) \(move.gtp)", .required))
    }
    commands.append(("genmove \(side.gtp)", .move))
    (told, time) = (moves, seconds)
    due += commands.map(\.answer)
    return commands.map(\.line)
  }

  /// The lines by which it is told to stop; nil if the protocol has no words for that.
  public mutating func stop() -> [String]? { nil }

  /// The lines by which it is made to say what it has found, if there are any.
  public mutating func hurry() -> [String] { [] }

  /// Takes a line of the program, without its end.
  public mutating func take(_ line: String) -> LineMeaning {
    // Of answers of several lines, only the first begins so.
    guard let sign = line.first, sign == "=" || sign == "?", !due.isEmpty else { return .nothing }
    switch due.removeFirst() {
    case .optional: return .nothing
    case .required: return sign == "=" ? .nothing : .notUnderstood(line)
    case .move:
      let text = line.dropFirst().drop { !$0.isWhitespace }
      let word = text.split(whereSeparator: \.isWhitespace).first
      guard sign == "=", let move = word.flatMap({ EngineMove(gtp: $0) }) else {
        return .notUnderstood(line)
      }
      told?.append(move)
      return .move(move)
    }
  }
}
