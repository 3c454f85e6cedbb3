import EngineProtocols
import GameSession
import Posix
import TerminalUI

/// All that can move for a side, as one move source: the computer player, and other programs by
/// their names.
final class PlayerSwitch: Player, EventSource {
  private let computer: any Player
  private let engines: ExternalEngineList
  private let limits: EngineConversation.Limits
  /// What the other programs answer.
  private let events: Mailbox<GameSession.Event>
  /// Those that have been asked.
  private var programs: [ExternalEngineName: ProgramThread] = [:]
  /// Who was asked last.
  private var current: any Player

  /// All movers, none of which has been asked yet.
  ///
  /// - Parameters:
  ///   - computer: The computer player, which also finds hints.
  ///   - engines: The other programs.
  ///   - limits: How long and how much is waited for from those.
  /// - Throws: `SystemError` if the process has no descriptors left.
  init(
    computer: any Player, engines: ExternalEngineList,
    limits: EngineConversation.Limits = EngineConversation.Limits()
  ) throws(SystemError) {
    self.computer = computer
    self.engines = engines
    self.limits = limits
    events = try Mailbox()
    current = computer
  }

  func start(_ thought: PlayerRequest) {
    guard let name = thought.engine else {
      current = computer
      return current.start(thought)
    }
    do throws(SystemError) {
      guard let program = try program(name) else { return fail(thought, .notFound) }
      current = program
      current.start(thought)
    } catch {
      fail(thought, .notStarted(error.reason))
    }
  }

  func stop() { current.stop() }

  func hurry() { current.hurry() }

  private func program(_ name: ExternalEngineName) throws(SystemError) -> ProgramThread? {
    if let program = programs[name] { return program }
    guard let command = engines[name] else { return nil }
    let program = try ProgramThread.start(
      SystemString(bytes: command.command),
      EngineConversation(limits: limits, command.language.makeEnd), events: events)
    programs[name] = program
    return program
  }

  private func fail(_ thought: PlayerRequest, _ failure: PlayerFailure) {
    events.post(.replied(thought.id, .failure(failure)))
  }

  var descriptor: Int32? { events.bell.descriptor }

  func collect() -> [GameSession.Event] { events.collect() }
}

extension EngineProtocol {
  /// Makes the end of the protocol that asks.
  fileprivate var makeEnd: @Sendable () -> any AskingEnd {
    switch self {
    case .nboard: { NBoardAsking() }
    case .gtp: { GTPAsking() }
    }
  }
}
