import EngineProtocols
import GameSession
import Posix

/// Another program as a move source: a thread that talks to it, and sleeps as long as there is
/// nothing to say.
///
/// Its process is started when it is asked for the first time. It ends with this one at the latest,
/// so nobody has to wait for the thread.
final class ProgramThread: MoveSource {
  private enum Order: Sendable {
    case ask(RequestID, MoveQuestion)
    case stop
    case hurry
    case leave
  }

  private let orders: Mailbox<Order>

  private init(_ orders: Mailbox<Order>) { self.orders = orders }

  deinit { orders.post(.leave) }

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - command: What the shell is to run.
  ///   - conversation: What is said to it.
  ///   - events: Where its answers go.
  /// - Throws: `SystemError` if the system has no thread left, or no file descriptors.
  static func start(
    _ command: SystemString, _ conversation: EngineConversation,
    events: Mailbox<GameSession.Event>
  ) throws(SystemError) -> ProgramThread {
    let orders = try Mailbox<Order>()
    _ = try SystemThread(stackSize: 512 << 10) {
      var talk = Talk(command, conversation, events)
      while talk.obey(orders.collect()) { talk.wait(orders.bell.descriptor) }
    }
    return ProgramThread(orders)
  }

  func start(_ thought: Thought) {
    guard case .move(let effort) = thought.task else {
      preconditionFailure("\(thought.task) is not for other programs")
    }
    let question = MoveQuestion(
      record: thought.record, allowance: MoveQuestion.Allowance(effort))
    orders.post(.ask(thought.id, question))
  }

  func stop() { orders.post(.stop) }

  func hurry() { orders.post(.hurry) }

  /// What the thread does: the conversation, and the process that it is held with.
  private struct Talk {
    let command: SystemString
    var conversation: EngineConversation
    let events: Mailbox<GameSession.Event>
    let start = ContinuousClock.now
    var process: ChildProcess?
    /// The question that was asked last.
    var asked: RequestID?

    init(
      _ command: SystemString, _ conversation: EngineConversation,
      _ events: Mailbox<GameSession.Event>
    ) {
      self.command = command
      self.conversation = conversation
      self.events = events
    }

    private var now: Duration { start.duration(to: .now) }

    /// Returns whether the thread goes on.
    mutating func obey(_ orders: [Order]) -> Bool {
      for order in orders {
        switch order {
        case .ask(let id, let question):
          asked = id
          perform(conversation.ask(question, now: now))
        case .stop: perform(conversation.stop(now: now))
        case .hurry: perform(conversation.hurry())
        case .leave: return false
        }
      }
      perform(conversation.advance(now: now))
      // Some of what it writes at a time, so that one that never ends can be stopped.
      for _ in 0..<100 where conversation.isListening { guard listen() else { break } }
      return true
    }

    /// Waits for orders, and for the program, if something is awaited from it.
    func wait(_ bell: Int32) {
      let process = conversation.isListening ? process : nil
      let descriptors = [bell] + (process.map { [$0.descriptor] } ?? [])
      let limit = conversation.deadline.map { max(.zero, $0 - now) }
      _ = waitForInput(on: descriptors, writing: process?.waiting, timeout: limit)
    }

    /// Takes a line of the program. Returns whether there may be more.
    private mutating func listen() -> Bool {
      guard let process else { return false }
      // Where it takes no more, its output tells why.
      try? process.flush()
      let received = process.received
      let line = process.next()
      let more = process.received - received
      if more > 0 { perform(conversation.take(bytes: more, now: now)) }
      // What it wrote without end has ended it.
      guard self.process === process else { return false }
      switch line {
      case .bytes(let bytes):
        // A line that is not text is not understood, if an answer is what it was to be.
        perform(conversation.take(String(decoding: bytes, as: UTF8.self), now: now))
        return true
      case .tooLong: return true
      case .silence: return more > 0
      case .end:
        self.process = nil
        perform(conversation.takeEnd(status: process.end(), now: now))
        return false
      }
    }

    private mutating func perform(_ steps: [EngineConversation.Step]) {
      for step in steps {
        switch step {
        case .start:
          do throws(SystemError) {
            process = try ChildProcess(command)
          } catch {
            return perform(conversation.takeStartFailure(error.reason))
          }
        case .send(let lines): try? process?.send(lines)
        case .end:
          process?.end()
          process = nil
        case .answer(let result):
          guard let asked else { continue }
          events.post(.answered(asked, Answer(result)))
        }
      }
    }
  }
}

extension Answer {
  /// What a program has found, or why it has found nothing.
  fileprivate init(_ result: Result<EngineMove, EngineFailure>) {
    switch result {
    case .success(.place(let square)): self = .move(square)
    // It is only asked where a disk can be placed.
    case .success(.pass): self = .failure(.notUnderstood(EngineMove.pass.gtp))
    case .failure(let failure): self = .failure(MoverFailure(failure))
    }
  }
}

extension MoverFailure {
  fileprivate init(_ failure: EngineFailure) {
    self =
      switch failure {
      case .notUnderstood(let text): .notUnderstood(text)
      case .tooLate: .tooLate
      case .flooded: .flooded
      case .notFound: .notFound
      case .notStarted(let reason): .notStarted(reason)
      case .ended: .ended
      case .strangeStart: .strangeStart
      }
  }
}
