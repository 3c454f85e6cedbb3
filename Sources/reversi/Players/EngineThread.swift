import GameSession
import Posix
import ReversiEngine

/// The engine as a move source: a thread that thinks, one thought after another, and sleeps in
/// between.
///
/// The process need not wait for it to end: it changes nothing but the mailbox.
final class EngineThread: Player, EventSource {
  /// Thinks, and reports what it finds; nothing once that is discarded.
  typealias Think = (PlayerRequest, StopToken, _ report: (PlayerReply) -> Void) -> Void

  private struct Request: Sendable {
    let thought: PlayerRequest
    let stop: StopToken
  }

  /// In bytes: a search of 60 plies is deeper than the half megabyte that threads have on some
  /// systems.
  private static let stackSize = 8 << 20

  private let events: Mailbox<GameSession.Event>
  /// What the thread is asked for; nil ends it.
  private let requests: Mailbox<Request?>
  /// Stops the thought that was started last.
  private var stopToken = StopToken()

  private init(events: Mailbox<GameSession.Event>, requests: Mailbox<Request?>) {
    self.events = events
    self.requests = requests
  }

  deinit {
    stopToken.stop()
    requests.post(nil)
  }

  /// Starts the thread.
  ///
  /// - Parameter makeThink: Makes what thinks; called on the thread on which it then lives, so that
  ///   it may keep what it learns.
  /// - Throws: `SystemError` if the system has no thread left, or no file descriptors.
  static func start(
    _ makeThink: @escaping @Sendable () -> Think
  ) throws(SystemError) -> EngineThread {
    let (events, requests) = (try Mailbox<GameSession.Event>(), try Mailbox<Request?>())
    _ = try SystemThread(stackSize: stackSize) {
      let think = makeThink()
      while true {
        requests.bell.wait()
        for request in requests.collect() {
          guard let request else { return }
          answer(request, by: think, to: events)
        }
      }
    }
    return EngineThread(events: events, requests: requests)
  }

  /// Thinks about a request; one that was not stopped never goes without an answer.
  private static func answer(
    _ request: Request, by think: Think, to events: Mailbox<GameSession.Event>
  ) {
    var isAnswered = false
    let post = { events.post(.replied(request.thought.id, $0)) }
    think(request.thought, request.stop) { answer in
      isAnswered = isAnswered || answer.isFinal
      post(answer)
    }
    if !isAnswered && !request.stop.isDiscarded { post(.failure(.noAnswer)) }
  }

  func start(_ thought: PlayerRequest) {
    stopToken = StopToken()
    requests.post(Request(thought: thought, stop: stopToken))
  }

  func stop() {
    stopToken.stop()
  }

  func hurry() {
    stopToken.hurry()
  }

  var descriptor: Int32? { events.bell.descriptor }

  func collect() -> [GameSession.Event] { events.collect() }
}
