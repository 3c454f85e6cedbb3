import Analysis
import Notation
import ReversiCore

/// The server of the NBoard protocol, version 2.
///
/// The protocol is described in the file `Protocol.htm` of NTest, by Chris Welty, its author. The
/// client keeps the game: the server does not play the moves that it finds.
package struct NBoardServer: ProtocolServer {
  private let name: String
  private var depth: SearchRequest.Depth
  private var game = GGFGame(record: GameRecord())
  private var live: SearchRequest?
  private var searches = 0
  private var isEnding = false

  /// A server that has not read anything yet. It appends the depth to its name. Until a depth is
  /// set, it plays at the level, or at the standard one.
  package init(name: String, level: Level?) {
    self.name = name
    depth = level.map { .level($0) } ?? .standard
  }

  package var takesLines: Bool { true }

  package mutating func read(_ lines: [String]) -> [ServerEffect] {
    var effects: [ServerEffect] = []
    for line in lines {
      guard let command = NBoardCommand(line) else { continue }
      effects += handle(command)
      if effects.last == .quit { break }
    }
    return effects
  }

  package mutating func end() -> [ServerEffect] {
    isEnding = true
    return live == nil ? [.quit] : []
  }

  private mutating func handle(_ command: NBoardCommand) -> [ServerEffect] {
    switch command {
    case .nboard: return [.write("set myname \(name)")]
    case .setDepth(let plies):
      depth = .plies(plies)
      return [.write("set myname \(name)\(plies)")]
    case .setGame(let game):
      self.game = game
      return stop()
    case .move(let move):
      guard game.play(move.square, seconds: move.seconds ?? 0) else { return [] }
      return stop()
    case .hint(let count): return hint(count)
    case .go: return go()
    case .ping(let number): return stop() + [.write("pong \(number)")]
    case .learn: return [.write("learned")]
    case .analyze: return search(.analysis, status: "Analyzing")
    case .quit: return stop() + [.quit]
    }
  }

  private mutating func hint(_ count: Int) -> [ServerEffect] {
    if case .over = game.record.position.state { return stop() + [.write("status Game over")] }
    return search(.hints(count), status: "Analyzing")
  }

  private mutating func go() -> [ServerEffect] {
    let position = game.record.position
    guard case .toMove(let side) = position.state else {
      return stop() + [.write("=== \(ParsedMove.pass.nboard)")]
    }
    let moves = position.legalMoves
    if moves.count == 1, let square = moves.first(where: { _ in true }) {
      return stop() + [.write("=== \(ParsedMove.place(square).nboard)")]
    }
    let time = game.secondsLeft(of: side).map {
      MoveTime.share(ofSeconds: $0, empties: position.board.empties.count)
    }
    return search(.move, time: time, status: "Thinking")
  }

  private mutating func search(
    _ goal: SearchRequest.Goal, time: MoveTime? = nil, status: String
  ) -> [ServerEffect] {
    let stopped = stop()
    searches += 1
    let request = SearchRequest(
      id: searches, goal: goal, record: game.record, depth: depth, time: time)
    live = request
    return stopped + [.write("status \(status)"), .search(request)]
  }

  /// Later replies of the search are ignored.
  private mutating func stop() -> [ServerEffect] {
    guard live != nil else { return [] }
    live = nil
    return [.stop, .write("status")]
  }

  package mutating func receive(_ reply: SearchReply, to id: Int) -> [ServerEffect] {
    guard let request = live, request.id == id else { return [] }
    switch reply {
    case .found(let lines, let nodes, let seconds):
      let position = request.record.position
      return lines.map { .write(Self.text(of: $0, from: position)) }
        + (nodes.map { [.write("nodestats \($0) \(FixedDecimal(seconds, digits: 2))")] } ?? [])
    case .known(let lines):
      let position = request.record.position
      return lines.map { .write(Self.text(of: $0, from: position, isFromBook: true)) }
    case .score(let plies, let score):
      return [.write("analysis \(plies) \(FixedDecimal(Double(score), digits: 2))")]
    case .move(let square, let score, let seconds):
      let move = NBoardMove(.place(square), score: score.map(Double.init), seconds: seconds)
      return finish([.write("=== \(move)")])
    case .done: return finish([])
    }
  }

  private mutating func finish(_ effects: [ServerEffect]) -> [ServerEffect] {
    live = nil
    return effects + [.write("status")] + (isEnding ? [.quit] : [])
  }

  /// The number of games behind the line is always 0.
  private static func text(
    of line: SearchLine, from position: Position, isFromBook: Bool = false
  ) -> String {
    let moves = line.moves(from: position).map(\.nboard).joined()
    let depth =
      line.isExact
      ? "100%" : line.confidence == 100 ? "\(line.plies)" : "\(line.plies)@\(line.confidence)%"
    let word = isFromBook ? "book" : "search"
    return "\(word) \(moves) \(FixedDecimal(Double(line.score), digits: 2)) 0 \(depth)"
  }
}

extension SearchLine {
  /// With passes; stops before the first illegal move.
  func moves(from position: Position) -> [ParsedMove] {
    var record = GameRecord(start: position)
    var moves: [ParsedMove] = []
    for square in squares {
      if record.play(ParsedMove.pass) { moves.append(.pass) }
      guard record.play(ParsedMove.place(square)) else { break }
      moves.append(.place(square))
    }
    if moves.isEmpty, record.play(ParsedMove.pass) { moves.append(.pass) }
    return moves
  }
}

enum NBoardCommand: Hashable {
  case nboard
  case setDepth(Int)
  case setGame(GGFGame)
  case move(NBoardMove)
  case hint(Int)
  case go
  case ping(Int)
  case learn
  case analyze
  case quit

  /// The greatest depth in plies, and the greatest number of hints.
  private static let maximum = 60

  /// Parses a line; nil if it is unknown or invalid, and so ignored.
  init?(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace)
    let value = words.dropFirst().first
    switch words.first {
    case "nboard": self = .nboard
    case "set":
      // `set contempt` concerns draws in a learning book, which we do not have.
      switch value {
      case "depth":
        guard let depth = words.dropFirst(2).first.flatMap({ Int($0) }), depth > 0 else {
          return nil
        }
        self = .setDepth(min(depth, Self.maximum))
      case "game":
        guard let game = try? GGFGame(line) else { return nil }
        self = .setGame(game)
      default: return nil
      }
    case "move":
      guard let move = value.flatMap({ NBoardMove($0) }) else { return nil }
      self = .move(move)
    case "hint": self = .hint(min(max(1, value.flatMap { Int($0) } ?? 1), Self.maximum))
    case "go": self = .go
    case "ping":
      guard let number = value.flatMap({ Int($0) }) else { return nil }
      self = .ping(number)
    case "learn": self = .learn
    case "analyze": self = .analyze
    case "quit": self = .quit
    case let word?:
      // Version 1 of the protocol sends moves without a command name.
      guard words.count == 1, word.count == 2, let move = NBoardMove(word) else { return nil }
      self = .move(move)
    case nil: return nil
    }
  }
}
