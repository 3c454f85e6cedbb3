/// The conversation with another program that is asked for moves: when its process is started and
/// ended, what is sent to it, and what comes of its answers.
///
/// A value without a process or a clock: it is told what happens and when, and says what is to be
/// done. Times are durations since any fixed moment.
public struct EngineConversation: Sendable {
  /// How long and how much is waited for.
  public struct Timeouts: Sendable, Hashable {
    /// How long the program may take to stop when it is told to.
    public var stop: Duration
    /// How much longer than twice its time it may take for a move, its start included.
    public var patience: Duration
    /// How many bytes it may write without an answer.
    public var bytes: Int

    /// The usual limits, as far as no others are given.
    public init(
      stop: Duration = .seconds(2), patience: Duration = .seconds(30), bytes: Int = 1 << 20
    ) {
      self.stop = stop
      self.patience = patience
      self.bytes = bytes
    }
  }

  /// What is to be done.
  public enum Step: Sendable, Hashable {
    /// Start a process of the program.
    case start
    /// Send it these lines.
    case send([String])
    /// End it.
    case end
    /// This has come of the request that was asked last.
    case answer(Result<EngineMove, EngineFailure>)
  }

  private enum State {
    case idle
    case asking(MoveRequest, mayRestart: Bool, hurryAt: Duration?, deadline: Duration)
    /// The program has been told to stop; this is asked when it has.
    case stopping(next: MoveRequest?, deadline: Duration)
  }

  private let makeEnd: @Sendable () -> any ProtocolClient
  private let timeouts: Timeouts
  /// The asking end of the process; nil if none runs.
  private var end: (any ProtocolClient)?
  private var state = State.idle
  private var heardBytes = 0

  /// A conversation that has not begun.
  ///
  /// - Parameter makeEnd: Makes the end of the program's protocol that asks.
  public init(
    timeouts: Timeouts = Timeouts(), _ makeEnd: @escaping @Sendable () -> any ProtocolClient
  ) {
    self.timeouts = timeouts
    self.makeEnd = makeEnd
  }

  /// Whether something is awaited from the program, so that it has to be listened to.
  public var isListening: Bool {
    if case .idle = state { false } else { true }
  }

  /// When `advance` has something to do, if nothing happens before; nil if never.
  public var deadline: Duration? {
    switch state {
    case .idle: nil
    case .asking(_, _, let hurryAt, let deadline): min(hurryAt ?? deadline, deadline)
    case .stopping(_, let deadline): deadline
    }
  }

  /// Asks for a move; what was asked before has been answered, or stopped.
  public mutating func ask(_ request: MoveRequest, now: Duration) -> [Step] {
    if case .stopping(_, let deadline) = state {
      state = .stopping(next: request, deadline: deadline)
      return []
    }
    return begin(request, mayRestart: true, now: now)
  }

  private mutating func begin(
    _ request: MoveRequest, mayRestart: Bool, now: Duration
  ) -> [Step] {
    heardBytes = 0
    var steps: [Step] = []
    var end = end ?? makeEnd()
    if self.end == nil { steps = [.start, .send(end.greet())] }
    guard let lines = end.ask(request) else {
      state = .idle
      return [.answer(.failure(.strangeStart))]
    }
    self.end = end
    let limits = request.limits
    state = .asking(
      request, mayRestart: mayRestart,
      hurryAt: limits.depth == nil ? now + limits.time : nil,
      deadline: now + limits.time * 2 + timeouts.patience)
    return steps + [.send(lines)]
  }

  /// Does without the answer to what was asked last.
  public mutating func stop(now: Duration) -> [Step] {
    switch state {
    case .idle: return []
    case .stopping(_, let deadline):
      state = .stopping(next: nil, deadline: deadline)
      return []
    case .asking:
      guard let lines = end?.stop() else {
        state = .idle
        return endProcess()
      }
      heardBytes = 0
      state = .stopping(next: nil, deadline: now + timeouts.stop)
      return [.send(lines)]
    }
  }

  /// Has the program say what it has found by now, if it can.
  public mutating func hurry() -> [Step] {
    guard case .asking(let request, let mayRestart, _, let deadline) = state else { return [] }
    state = .asking(request, mayRestart: mayRestart, hurryAt: nil, deadline: deadline)
    guard let lines = end?.hurry(), !lines.isEmpty else { return [] }
    return [.send(lines)]
  }

  /// Takes a line of the program, without its end.
  public mutating func take(_ line: String, now: Duration) -> [Step] {
    // Some programs end their lines as Windows does.
    let line = line.last == "\r" ? String(line.dropLast()) : line
    guard isListening, let heard = end?.take(line) else { return [] }
    switch (heard, state) {
    case (.move(let move), .asking):
      state = .idle
      return [.answer(.success(move))]
    case (.notUnderstood(let text), .asking): return fail(.notUnderstood(text))
    case (.exact, .asking): return hurry()
    case (.ready, .stopping(let next, _)): return goOn(with: next, now: now)
    case (.reply(let lines), _): return [.send(lines)]
    default: return []
    }
  }

  /// Learns that the program has written so many bytes.
  public mutating func take(bytes count: Int, now: Duration) -> [Step] {
    heardBytes += count
    return heardBytes > timeouts.bytes ? giveUp(.flooded, now: now) : []
  }

  /// Learns that the process could not be started, for this reason.
  public mutating func takeStartFailure(_ reason: String) -> [Step] {
    end = nil
    guard case .asking = state else {
      state = .idle
      return []
    }
    return fail(.notStarted(reason))
  }

  /// Learns that the process has ended by itself.
  ///
  /// - Parameter status: Its exit status, if it has one.
  public mutating func takeEnd(status: Int32?, now: Duration) -> [Step] {
    end = nil
    switch state {
    case .idle: return []
    case .stopping(let next, _): return goOn(with: next, now: now)
    case .asking(let request, let mayRestart, _, _):
      if status == Self.notFound || status == Self.notExecutable { return fail(.notFound) }
      return mayRestart ? begin(request, mayRestart: false, now: now) : fail(.ended)
    }
  }

  /// What the shell says of a command that is not there, or no program.
  private static let notFound: Int32 = 127
  private static let notExecutable: Int32 = 126

  /// Does what is due.
  public mutating func advance(now: Duration) -> [Step] {
    guard let due = deadline, due <= now else { return [] }
    guard case .asking(let request, let mayRestart, _?, let deadline) = state else {
      return giveUp(.tooLate, now: now)
    }
    // Whoever asks may have been suspended, and is late himself.
    let steps = hurry()
    state = .asking(
      request, mayRestart: mayRestart, hurryAt: nil, deadline: max(deadline, now + timeouts.stop))
    return steps
  }

  /// Ends a program that does not do what it should.
  private mutating func giveUp(_ failure: EngineFailure, now: Duration) -> [Step] {
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

  private mutating func fail(_ failure: EngineFailure) -> [Step] {
    state = .idle
    return endProcess() + [.answer(.failure(failure))]
  }

  private mutating func endProcess() -> [Step] {
    guard end != nil else { return [] }
    end = nil
    return [.end]
  }
}

/// Why another program has found no move.
public enum EngineFailure: Error, Sendable, Hashable {
  /// It has answered with this, which is no move.
  case notUnderstood(String)
  /// It took longer than it may.
  case tooLate
  /// It wrote more than anybody reads.
  case flooded
  /// There is no such program.
  case notFound
  /// It could not be started, for the system's reason.
  case notStarted(String)
  /// It ended, and did so again when it was started anew.
  case ended
  /// Its protocol has no words for a game that did not start as games do.
  case strangeStart
}
