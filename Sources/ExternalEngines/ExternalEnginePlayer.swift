import EngineProtocols
import GameSession
import Notation
import Posix
import ReversiCore

/// An external engine as a player, on a thread that sleeps while there is nothing to say.
///
/// The first request starts the engine's process, which ends with our process at the latest. So the
/// process need not wait for the thread to end.
package final class ExternalEnginePlayer: Player {
  private enum Command: Sendable {
    case ask(RequestID, MoveRequest)
    case stop
    case moveNow
    case leave
  }

  private let commands: Mailbox<Command>

  private init(_ commands: Mailbox<Command>) { self.commands = commands }

  deinit { commands.post(.leave) }

  /// Starts the thread. The command is for the shell, and the conversation has not begun.
  ///
  /// - Throws: `SystemError` if the system has no thread or file descriptor left.
  package static func start(
    _ command: SystemString, _ conversation: EngineConversation,
    events: Mailbox<GameSession.Event>
  ) throws(SystemError) -> ExternalEnginePlayer {
    let commands = try Mailbox<Command>()
    _ = try SystemThread {
      var talk = Talk(engine: ExternalEngine(command, conversation), events: events)
      while talk.perform(commands.collect()) { talk.engine.wait(orFor: commands.signal.descriptor) }
    }
    return ExternalEnginePlayer(commands)
  }

  /// Asks the engine for a move; external engines find neither hints nor evaluations.
  package func start(_ request: PlayerRequest) {
    guard case .move(let moveLimit) = request.kind else {
      preconditionFailure("\(request.kind) is not for external engines")
    }
    var limits = MoveRequest.Limits(moveLimit)
    if let left = request.timeLeft {
      let share = MoveTime.share(
        ofSeconds: left / .seconds(1), empties: request.record.position.board.empties.count)
      limits.time = min(limits.time, share.limit)
      limits.gameTime = max(.zero, left - Self.reserve(of: left))
    }
    let moveRequest = MoveRequest(record: request.record, limits: limits)
    commands.post(.ask(request.id, moveRequest))
  }

  /// The time held back from an engine, whose moves take a little longer than it measures.
  private static func reserve(of left: Duration) -> Duration { .milliseconds(200) + left / 50 }

  /// Cancels the last request.
  package func stop() { commands.post(.stop) }

  /// Makes the engine move at once, if its protocol can.
  package func moveNow() { commands.post(.moveNow) }

  /// What the thread does: it asks the engine, and passes its replies on.
  private struct Talk {
    let engine: ExternalEngine
    let events: Mailbox<GameSession.Event>
    var requestID: RequestID?

    /// Returns whether the thread goes on.
    mutating func perform(_ commands: [Command]) -> Bool {
      for command in commands {
        switch command {
        case .ask(let id, let request):
          requestID = id
          post(engine.ask(request))
        case .stop: engine.stop()
        case .moveNow: engine.moveNow()
        case .leave: return false
        }
      }
      post(engine.listen())
      return true
    }

    private func post(_ reply: EngineConversation.Reply?) {
      guard let requestID, let reply else { return }
      events.post(.replied(requestID, PlayerReply(reply)))
    }
  }
}

extension PlayerReply {
  /// The reply of an engine, which is asked only where the side has a legal move.
  fileprivate init(_ reply: EngineConversation.Reply) {
    switch reply {
    case .success(.place(let square)): self = .move(square)
    case .success(.pass): self = .failure(.notUnderstood(ParsedMove.pass.gtp))
    case .failure(let failure): self = .failure(failure)
    }
  }
}

extension MoveRequest.Limits {
  /// The limits of an external engine for what the person chose: the time of a move, or for a level
  /// two plies of depth for each, and the level's time for engines whose protocol has no depth.
  package init(_ moveLimit: MoveLimit) {
    switch moveLimit {
    case .moveTime(let time): self.init(time: time)
    case .level(let level):
      self.init(depth: max(1, 2 * level.number), time: level.moveTime)
    }
  }
}
