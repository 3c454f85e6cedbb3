import App
import CommandLine
import ExternalEngines
import GameSession
import Posix

/// All players except the person, as one: the computer and the external engines by name.
final class PlayerSwitch: Player, EventSource {
  private let computer: any Player
  private let engines: ExternalEngineList
  private let timeouts: EngineConversation.Timeouts
  private let events: Mailbox<GameSession.Event>
  /// The external engines that have had a request.
  private var externalPlayers: [ExternalEngineName: ExternalEnginePlayer] = [:]
  private var current: any Player

  init(
    computer: any Player, engines: ExternalEngineList, events: Mailbox<GameSession.Event>,
    timeouts: EngineConversation.Timeouts = EngineConversation.Timeouts()
  ) {
    self.computer = computer
    self.engines = engines
    self.events = events
    self.timeouts = timeouts
    current = computer
  }

  func start(_ request: PlayerRequest) {
    guard case .externalEngine(let name) = request.player else {
      current = computer
      return current.start(request)
    }
    do throws(SystemError) {
      guard let player = try externalPlayer(name) else { return fail(request, .notFound) }
      current = player
      current.start(request)
    } catch {
      fail(request, .notStarted(error.reason))
    }
  }

  func stop() { current.stop() }

  func moveNow() { current.moveNow() }

  private func externalPlayer(
    _ name: ExternalEngineName
  ) throws(SystemError) -> ExternalEnginePlayer? {
    if let player = externalPlayers[name] { return player }
    guard let command = engines[name] else { return nil }
    let player = try ExternalEnginePlayer.start(
      SystemString(bytes: command.command),
      EngineConversation(command.engineProtocol, timeouts: timeouts), events: events)
    externalPlayers[name] = player
    return player
  }

  private func fail(_ request: PlayerRequest, _ failure: PlayerFailure) {
    events.post(.replied(request.id, .failure(failure)))
  }

  var descriptor: Int32? { events.signal.descriptor }

  func collect() -> [App.Event] { events.collect().map { .game($0) } }
}
