import EngineProtocols
import GameSession
import Notation
import ReversiCore

/// The conversation with an external engine: when to start and end its process, what to send, and
/// which reply its lines give.
///
/// A value without process or clock. The caller reports what happens, with the time since any fixed
/// moment, and performs the returned steps.
package struct EngineConversation: Sendable {
  /// The longest waits for the engine, and the limit of its output.
  package struct Timeouts: Sendable, Hashable {
    /// The time to stop after being told to.
    package var stop: Duration
    /// The time for a move, beyond twice its limit; includes the start of the process.
    package var move: Duration
    /// The maximum number of bytes of output without a reply.
    package var bytes: Int

    /// The given timeouts, and the usual ones for the rest.
    package init(
      stop: Duration = .seconds(2), move: Duration = .seconds(30), bytes: Int = 1 << 20
    ) {
      self.stop = stop
      self.move = move
      self.bytes = bytes
    }
  }

  /// The engine's reply to a request, or the reason why there is no move.
  package typealias Reply = Result<ParsedMove, PlayerFailure>

  /// What the caller has to do.
  package enum Step: Sendable, Hashable {
    case start
    case send([String])
    case end
    /// Pass on the reply to the last request.
    case reply(Reply)
  }

  private enum State {
    case idle
    case asking(MoveRequest, mayRestart: Bool, moveNowAt: Duration?, deadline: Duration)
    /// The engine has been told to stop; `next` is sent when it has.
    case stopping(next: MoveRequest?, deadline: Duration)
  }

  private let engineProtocol: EngineProtocol
  private let timeouts: Timeouts
  private var client: (any ProtocolClient)?
  private var state = State.idle
  /// The bytes of output since the last request or stop.
  private var receivedBytes = 0

  /// A conversation that has not begun.
  package init(_ engineProtocol: EngineProtocol, timeouts: Timeouts = Timeouts()) {
    self.engineProtocol = engineProtocol
    self.timeouts = timeouts
  }

  /// Whether the conversation waits for lines from the engine.
  package var isListening: Bool {
    if case .idle = state { false } else { true }
  }

  /// The time of the next call of `advance`, unless something happens before; nil for never.
  package var deadline: Duration? {
    switch state {
    case .idle: nil
    case .asking(_, _, let moveNowAt, let deadline): min(moveNowAt ?? deadline, deadline)
    case .stopping(_, let deadline): deadline
    }
  }

  /// Asks for a move. The request before has been answered or stopped.
  package mutating func ask(_ request: MoveRequest, now: Duration) -> [Step] {
    if case .stopping(_, let deadline) = state {
      state = .stopping(next: request, deadline: deadline)
      return []
    }
    return begin(request, mayRestart: true, now: now)
  }

  private mutating func begin(
    _ request: MoveRequest, mayRestart: Bool, now: Duration
  ) -> [Step] {
    receivedBytes = 0
    var steps: [Step] = []
    var client = client ?? engineProtocol.makeClient()
    if self.client == nil { steps = [.start, .send(client.greet())] }
    guard let lines = client.ask(request) else {
      state = .idle
      return [.reply(.failure(.strangeStart))]
    }
    self.client = client
    let limits = request.limits
    state = .asking(
      request, mayRestart: mayRestart,
      moveNowAt: limits.mustKeepTime ? now + limits.time : nil,
      deadline: now + limits.time * 2 + timeouts.move)
    return steps + [.send(lines)]
  }

  /// Cancels the last request.
  package mutating func stop(now: Duration) -> [Step] {
    switch state {
    case .idle: return []
    case .stopping(_, let deadline):
      state = .stopping(next: nil, deadline: deadline)
      return []
    case .asking:
      guard let lines = client?.stop() else {
        state = .idle
        return endProcess()
      }
      receivedBytes = 0
      state = .stopping(next: nil, deadline: now + timeouts.stop)
      return [.send(lines)]
    }
  }

  /// Makes the engine move at once, if its protocol can.
  package mutating func moveNow() -> [Step] {
    guard case .asking(let request, let mayRestart, _, let deadline) = state else { return [] }
    state = .asking(request, mayRestart: mayRestart, moveNowAt: nil, deadline: deadline)
    guard let lines = client?.moveNow(), !lines.isEmpty else { return [] }
    return [.send(lines)]
  }

  /// Receives a line from the engine, without its line end.
  package mutating func receive(_ line: String, now: Duration) -> [Step] {
    // Some engines end their lines as Windows does.
    let line = line.last == "\r" ? String(line.dropLast()) : line
    guard isListening, let meaning = client?.receive(line) else { return [] }
    switch (meaning, state) {
    case (.move(let move), .asking):
      state = .idle
      return [.reply(.success(move))]
    case (.notUnderstood(let text), .asking): return fail(.notUnderstood(text))
    case (.exact, .asking): return moveNow()
    case (.ready, .stopping(let next, _)): return goOn(with: next, now: now)
    case (.send(let lines), _): return [.send(lines)]
    default: return []
    }
  }

  package mutating func count(bytes count: Int, now: Duration) -> [Step] {
    receivedBytes += count
    return receivedBytes > timeouts.bytes ? giveUp(.flooded, now: now) : []
  }

  /// Receives the system's reason why the process could not be started.
  package mutating func receiveStartFailure(_ reason: String) -> [Step] {
    client = nil
    guard case .asking = state else {
      state = .idle
      return []
    }
    return fail(.notStarted(reason))
  }

  /// Receives the end of a process that ended by itself, with its exit status, if it has one.
  package mutating func receiveEnd(status: Int32?, now: Duration) -> [Step] {
    client = nil
    switch state {
    case .idle: return []
    case .stopping(let next, _): return goOn(with: next, now: now)
    case .asking(let request, let mayRestart, _, _):
      if status == Self.notFound || status == Self.notExecutable { return fail(.notFound) }
      return mayRestart ? begin(request, mayRestart: false, now: now) : fail(.ended)
    }
  }

  /// The shell's exit statuses for a command that does not exist or is not a program.
  private static let notFound: Int32 = 127
  private static let notExecutable: Int32 = 126

  /// Does what is due.
  package mutating func advance(now: Duration) -> [Step] {
    guard let due = deadline, due <= now else { return [] }
    guard case .asking(let request, let mayRestart, _?, let deadline) = state else {
      return giveUp(.tooLate, now: now)
    }
    // This process may have been suspended past the deadline: give the engine time to move.
    let steps = moveNow()
    state = .asking(
      request, mayRestart: mayRestart, moveNowAt: nil, deadline: max(deadline, now + timeouts.stop))
    return steps
  }

  private mutating func giveUp(_ failure: PlayerFailure, now: Duration) -> [Step] {
    switch state {
    case .idle: []
    case .asking: fail(failure)
    case .stopping(let next, _): endProcess() + goOn(with: next, now: now)
    }
  }

  private mutating func goOn(with next: MoveRequest?, now: Duration) -> [Step] {
    state = .idle
    return next.map { begin($0, mayRestart: true, now: now) } ?? []
  }

  private mutating func fail(_ failure: PlayerFailure) -> [Step] {
    state = .idle
    return endProcess() + [.reply(.failure(failure))]
  }

  private mutating func endProcess() -> [Step] {
    guard client != nil else { return [] }
    client = nil
    return [.end]
  }
}
