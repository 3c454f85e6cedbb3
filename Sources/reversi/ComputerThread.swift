import CPosix
import GameSession
import ReversiCore
import ReversiEngine
import TerminalUI

/// A thread that thinks for the computer, one thought after another, and sleeps in between.
///
/// The process need not wait for it to end: it changes nothing but the mailbox.
final class ComputerThread {
  private struct Request: Sendable {
    let id: RequestID
    let thought: Thought
    let stop: StopToken
  }

  /// What was found.
  struct Answer: Sendable {
    /// The request that it answers.
    let id: RequestID
    /// The move or the hint.
    let finding: Player.Finding
  }

  /// What the thread starts with. A request that is nil ends it.
  private final class Work: Sendable {
    let player: Player
    let requests: Mailbox<Request?>
    let answers: Mailbox<Answer>

    init(player: Player, requests: Mailbox<Request?>, answers: Mailbox<Answer>) {
      self.player = player
      self.requests = requests
      self.answers = answers
    }

    func run() {
      let think = player.make()
      while true {
        requests.bell.wait()
        for request in requests.collect() {
          guard let request else { return }
          think(request.thought, request.stop) {
            answers.post(Answer(id: request.id, finding: $0))
          }
        }
      }
    }
  }

  /// In bytes: a search of 60 plies is deeper than the half megabyte that threads have on some
  /// systems.
  private static let stackSize = 8 << 20

  /// Where the answers arrive.
  let answers: Mailbox<Answer>
  private let requests: Mailbox<Request?>
  private var live: Request?

  /// Starts the thread.
  ///
  /// - Throws: `Refusal` if the system has no thread left, or no file descriptors.
  init(player: Player) throws(Refusal) {
    answers = try Mailbox()
    requests = try Mailbox()
    let work = Unmanaged.passRetained(Work(player: player, requests: requests, answers: answers))
    let error = threads_start(
      Self.stackSize,
      { context in
        guard let context else { return }
        Unmanaged<Work>.fromOpaque(context).takeRetainedValue().run()
      },
      work.toOpaque())
    guard error == 0 else { throw .noThread(reason: SystemError.text(error)) }
  }

  deinit {
    live?.stop.stop()
    requests.post(nil)
  }

  /// The computer player as the runtime asks it.
  var asComputer: Computer {
    Computer(
      start: { self.think($1, as: $0) },
      stop: { self.stop($0) })
  }

  private func think(_ thought: Thought, as id: RequestID) {
    let request = Request(id: id, thought: thought, stop: StopToken())
    live = request
    requests.post(request)
  }

  private func stop(_ id: RequestID) {
    guard let live, live.id == id else { return }
    live.stop.stop()
  }
}
