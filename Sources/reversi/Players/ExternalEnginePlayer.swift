import EngineProtocols
import ExternalEngines
import GameSession
import Posix

/// Another program as a move source: a thread that talks to it, and sleeps as long as there is
/// nothing to say.
///
/// Its process is started when it is asked for the first time. It ends with this one at the latest,
/// so nobody has to wait for the thread.
final class ExternalEnginePlayer: Player {
  private enum Order: Sendable {
    case ask(RequestID, MoveRequest)
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
  ) throws(SystemError) -> ExternalEnginePlayer {
    let orders = try Mailbox<Order>()
    _ = try SystemThread(stackSize: 512 << 10) {
      var talk = Talk(program: ExternalEngine(command, conversation), events: events)
      while talk.obey(orders.collect()) { talk.program.wait(orFor: orders.bell.descriptor) }
    }
    return ExternalEnginePlayer(orders)
  }

  func start(_ thought: PlayerRequest) {
    guard case .move(let moveLimit) = thought.task else {
      preconditionFailure("\(thought.task) is not for other programs")
    }
    let question = MoveRequest(
      record: thought.record, limits: MoveRequest.Limits(moveLimit))
    orders.post(.ask(thought.id, question))
  }

  func stop() { orders.post(.stop) }

  func hurry() { orders.post(.hurry) }

  /// What the thread does: it asks the program, and hands on what that answers.
  private struct Talk {
    let program: ExternalEngine
    let events: Mailbox<GameSession.Event>
    /// The question that was asked last.
    var asked: RequestID?

    /// Returns whether the thread goes on.
    mutating func obey(_ orders: [Order]) -> Bool {
      for order in orders {
        switch order {
        case .ask(let id, let question):
          asked = id
          tell(program.ask(question))
        case .stop: program.stop()
        case .hurry: program.hurry()
        case .leave: return false
        }
      }
      tell(program.listen())
      return true
    }

    private func tell(_ answer: ExternalEngine.Answer?) {
      guard let asked, let answer else { return }
      events.post(.replied(asked, PlayerReply(answer)))
    }
  }
}

extension PlayerReply {
  /// What a program has found, or why it has found nothing.
  fileprivate init(_ result: ExternalEngine.Answer) {
    switch result {
    case .success(.place(let square)): self = .move(square)
    // It is only asked where a disk can be placed.
    case .success(.pass): self = .failure(.notUnderstood(EngineMove.pass.gtp))
    case .failure(let failure): self = .failure(PlayerFailure(failure))
    }
  }
}

extension PlayerFailure {
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
