import Notation
import ReversiCore

/// The client of the NBoard protocol, version 2.
///
/// Each request sends the whole game, so undo and new games need no special care. With a depth, it
/// asks by `go`. The protocol has no time for a move: for that, the client asks for a `hint` of
/// unlimited depth and plays the best move that the engine has reported when the time is over.
package struct NBoardClient: ProtocolClient {
  private enum State {
    case idle
    /// `best` is the best move that the engine has reported.
    case asking(best: ParsedMove?)
    /// The engine has to move at once: the pong to this ping ends the request.
    case movingNow(ping: Int, best: ParsedMove?)
    /// The engine has to stop: only the pong to this ping counts.
    case stopping(ping: Int)
  }

  private var state = State.idle
  /// Whether the request is a `hint` of unlimited depth.
  private var isHinting = false
  private var pings = 0

  /// Deeper than any game.
  private static let greatestDepth = 60

  /// A client that has not sent anything yet.
  package init() {}

  package mutating func greet() -> [String] { ["nboard 2"] }

  /// The lines that ask for a move; never nil, since the protocol describes any game.
  package mutating func ask(_ request: MoveRequest) -> [String]? {
    state = .asking(best: nil)
    let depth = request.limits.depth
    isHinting = depth == nil
    return [
      "set depth \(depth ?? Self.greatestDepth)", "set game \(request.record.ggf())",
      depth == nil ? "hint 1" : "go",
    ]
  }

  /// The line that tells the engine to stop: a ping.
  package mutating func stop() -> [String]? {
    let line = ping()
    state = .stopping(ping: pings)
    return [line]
  }

  /// The line that makes the engine move at once: a ping, which ends its search.
  package mutating func moveNow() -> [String] {
    guard case .asking(let best) = state else { return [] }
    let line = ping()
    state = .movingNow(ping: pings, best: best)
    return [line]
  }

  private mutating func ping() -> String {
    pings += 1
    return "ping \(pings)"
  }

  package mutating func receive(_ line: String) -> LineMeaning {
    if let reply = line.dropping(prefix: "===") { return receive(reply: reply, in: line) }
    let words = line.split(separator: " ", maxSplits: 5)
    switch words.first {
    case "pong": return receive(pong: words.count > 1 ? Int(words[1]) : nil)
    case "search", "book": return words.count > 1 ? receive(found: words) : .nothing
    default: return .nothing
    }
  }

  private mutating func receive(reply: Substring, in line: String) -> LineMeaning {
    let move = reply.split(separator: " ").first.flatMap { NBoardMove($0)?.move }
    switch state {
    case .idle, .stopping: return .nothing
    case .movingNow(let ping, _):
      guard let move else { return .notUnderstood(line) }
      state = .movingNow(ping: ping, best: move)
      return .nothing
    case .asking:
      guard let move else { return .notUnderstood(line) }
      state = .idle
      return .move(move)
    }
  }

  private mutating func receive(pong number: Int?) -> LineMeaning {
    switch state {
    case .stopping(let ping) where ping == number:
      state = .idle
      return .ready
    case .movingNow(let ping, let best?) where ping == number:
      state = .idle
      return .move(best)
    case .movingNow(let ping, nil) where ping == number:
      // It has stopped without any move: ask for a quick one.
      state = .asking(best: nil)
      return .send(["set depth 1", "go"])
    case .idle, .asking, .movingNow, .stopping: return .nothing
    }
  }

  /// Receives a line such as `search F5d6c3 2.5 0 12 text`.
  private mutating func receive(found words: [Substring]) -> LineMeaning {
    guard let best = ParsedMove(nboard: words[1].prefix(2)) else { return .nothing }
    switch state {
    case .asking:
      state = .asking(best: best)
      return isHinting && words.count > 4 && words[4] == "100%" ? .exact : .nothing
    case .movingNow(let ping, _):
      state = .movingNow(ping: ping, best: best)
      return .nothing
    case .idle, .stopping: return .nothing
    }
  }
}

extension String {
  fileprivate func dropping(prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
