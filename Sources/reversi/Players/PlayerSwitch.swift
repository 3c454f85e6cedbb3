import EngineProtocols
import GameSession
import Posix
import TerminalUI

/// All that can move for a side, as one move source: the computer player, and other programs by
/// their names.
final class PlayerSwitch: Player, EventSource {
  private let computer: any Player
  private let engines: ExternalEngineList
  private let timeouts: EngineConversation.Timeouts
  /// What the other programs answer.
  private let events: Mailbox<GameSession.Event>
  /// Those that have been asked.
  private var programs: [ExternalEngineName: ExternalEnginePlayer] = [:]
  /// Who was asked last.
  private var current: any Player

  /// All movers, none of which has been asked yet.
  ///
  /// - Parameters:
  ///   - computer: The computer player, which also finds hints.
  ///   - engines: The other programs.
  ///   - timeouts: How long and how much is waited for from those.
  /// - Throws: `SystemError` if the process has no descriptors left.
  init(
    computer: any Player, engines: ExternalEngineList,
    timeouts: EngineConversation.Timeouts = EngineConversation.Timeouts()
  ) throws(SystemError) {
    self.computer = computer
    self.engines = engines
    self.timeouts = timeouts
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

  private func program(_ name: ExternalEngineName) throws(SystemError) -> ExternalEnginePlayer? {
    if let program = programs[name] { return program }
    guard let command = engines[name] else { return nil }
    let program = try ExternalEnginePlayer.start(
      SystemString(bytes: command.command),
      EngineConversation(timeouts: timeouts, command.language.makeEnd), events: events)
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
  fileprivate var makeEnd: @Sendable () -> any ProtocolClient {
    switch self {
    case .nboard: { NBoardClient() }
    case .gtp: { GTPClient() }
    }
  }
}
