import ReversiCore

/// The end of the NBoard protocol, version 2, that asks.
///
/// The whole game is told with each question, so that it is right whatever has happened to it. A
/// depth is asked for by `go`. The protocol knows no time: where that counts, a `hint` is asked for
/// from a depth that is never reached, and what it has found by then is the move.
public struct NBoardClient: ProtocolClient {
  private enum State {
    /// Nothing is asked.
    case idle
    /// A move is; this is the best one that has been told of.
    case asking(best: EngineMove?)
    /// The best is awaited, and this ping to be answered after it.
    case hurrying(ping: Int, best: EngineMove?)
    /// This ping is to be answered, and nothing else counts.
    case stopping(ping: Int)
  }

  private var state = State.idle
  /// Whether hints are asked for, and so no end of them is in sight.
  private var isHinting = false
  private var pings = 0

  /// Deeper than any game.
  private static let greatestDepth = 60

  /// An end that has said nothing yet.
  public init() {}

  /// The lines by which the program is greeted.
  public mutating func greet() -> [String] { ["nboard 2"] }

  /// The lines by which it is asked; nil if the protocol has no words for such a game.
  public mutating func ask(_ question: MoveRequest) -> [String]? {
    state = .asking(best: nil)
    let depth = question.limits.depth
    isHinting = depth == nil
    return [
      "set depth \(depth ?? Self.greatestDepth)", "set game \(question.record.ggf())",
      depth == nil ? "hint 1" : "go",
    ]
  }

  /// The lines by which it is told to stop; nil if the protocol has no words for that.
  public mutating func stop() -> [String]? {
    let line = ping()
    state = .stopping(ping: pings)
    return [line]
  }

  /// The lines by which it is made to say what it has found, if there are any.
  public mutating func hurry() -> [String] {
    guard case .asking(let best) = state else { return [] }
    let line = ping()
    state = .hurrying(ping: pings, best: best)
    return [line]
  }

  private mutating func ping() -> String {
    pings += 1
    return "ping \(pings)"
  }

  /// Takes a line of the program, without its end.
  public mutating func take(_ line: String) -> LineMeaning {
    if let answer = line.dropping(prefix: "===") { return take(answer: answer, in: line) }
    let words = line.split(separator: " ", maxSplits: 5)
    switch words.first {
    case "pong": return take(pong: words.count > 1 ? Int(words[1]) : nil)
    case "search", "book": return words.count > 1 ? take(found: words) : .nothing
    default: return .nothing
    }
  }

  private mutating func take(answer: Substring, in line: String) -> LineMeaning {
    let move = answer.split(separator: " ").first.flatMap { NBoardMove($0)?.move }
    switch state {
    case .idle, .stopping: return .nothing
    case .hurrying(let ping, _):
      guard let move else { return .notUnderstood(line) }
      state = .hurrying(ping: ping, best: move)
      return .nothing
    case .asking:
      guard let move else { return .notUnderstood(line) }
      state = .idle
      return .move(move)
    }
  }

  private mutating func take(pong number: Int?) -> LineMeaning {
    switch state {
    case .stopping(let ping) where ping == number:
      state = .idle
      return .ready
    case .hurrying(let ping, let best?) where ping == number:
      state = .idle
      return .move(best)
    case .hurrying(let ping, nil) where ping == number:
      // It has stopped with nothing to say: any move is better than none.
      state = .asking(best: nil)
      return .reply(["set depth 1", "go"])
    case .idle, .asking, .hurrying, .stopping: return .nothing
    }
  }

  /// A line such as `search F5d6c3 2.5 0 12 text`.
  private mutating func take(found words: [Substring]) -> LineMeaning {
    guard let best = EngineMove(nboard: words[1].prefix(2)) else { return .nothing }
    switch state {
    case .asking:
      state = .asking(best: best)
      return isHinting && words.count > 4 && words[4] == "100%" ? .exact : .nothing
    case .hurrying(let ping, _):
      state = .hurrying(ping: ping, best: best)
      return .nothing
    case .idle, .stopping: return .nothing
    }
  }
}

extension String {
  /// What follows a beginning; nil if the text begins with something else.
  fileprivate func dropping(prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}
