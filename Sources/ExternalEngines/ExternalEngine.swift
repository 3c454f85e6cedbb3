import EngineProtocols
import GameSession
import Posix

/// An external engine: its process, and the conversation with it.
///
/// The first request starts the process. The process ends at the latest when this value is
/// deinitialized, or with our own process. Only one thread may use it.
package final class ExternalEngine {
  private let command: SystemString
  private var conversation: EngineConversation
  private var process: ChildProcess?
  private let start = MonotonicClock.now
  /// Whether more lines may have come than have been taken.
  private var mayHaveMore = false

  /// The maximum number of lines read at once, so that an endless writer can be stopped.
  private static let maximumLines = 100

  /// Creates an engine that does not run yet. The command is for the shell, and the conversation
  /// has not begun.
  package init(_ command: SystemString, _ conversation: EngineConversation) {
    self.command = command
    self.conversation = conversation
  }

  private var now: Duration { MonotonicClock.now - start }

  /// Asks for a move. The request before has been answered or stopped.
  ///
  /// - Returns: The reply, if it is there at once, such as a failure to start.
  package func ask(_ request: MoveRequest) -> EngineConversation.Reply? {
    perform(conversation.ask(request, now: now))
  }

  /// Cancels the last request.
  package func stop() { _ = perform(conversation.stop(now: now)) }

  /// Makes the engine move at once, if its protocol can.
  package func moveNow() { _ = perform(conversation.moveNow()) }

  /// Waits until `listen` has something to do, `signal` becomes readable, or the limit is over.
  package func wait(orFor signal: Int32? = nil, atMost limit: Duration? = nil) {
    let process = conversation.isListening ? process : nil
    let due = mayHaveMore ? .zero : conversation.deadline.map { max(.zero, $0 - now) }
    _ = waitForInput(
      on: [signal, process?.descriptor].compactMap(\.self), writing: process?.waiting,
      timeout: [limit, due].compactMap(\.self).min())
  }

  /// Receives lines that the engine has written, if any are expected, and does what is due. Returns
  /// the reply to the last request, if it has come.
  package func listen() -> EngineConversation.Reply? {
    mayHaveMore = true
    for _ in 0..<Self.maximumLines where mayHaveMore {
      if let reply = receiveLine() { return reply }
    }
    return perform(conversation.advance(now: now))
  }

  private func receiveLine() -> EngineConversation.Reply? {
    mayHaveMore = false
    guard conversation.isListening, let process else { return nil }
    // If the engine does not take its input, its output shows why.
    try? process.flush()
    let received = process.lines.received
    let line = process.next()
    let count = process.lines.received - received
    let failure = perform(conversation.count(bytes: count, now: now))
    // Too much output may have ended the process.
    guard self.process === process else { return failure }
    switch line {
    case .bytes(let bytes):
      mayHaveMore = true
      // A line that is not UTF-8 is not understood where a reply is due.
      return perform(conversation.receive(String(decoding: bytes, as: UTF8.self), now: now))
    case .tooLong: mayHaveMore = true
    case .silence: mayHaveMore = count > 0
    case .end:
      self.process = nil
      return perform(conversation.receiveEnd(status: process.end(), now: now))
    }
    return nil
  }

  private func perform(_ steps: [EngineConversation.Step]) -> EngineConversation.Reply? {
    for step in steps {
      switch step {
      case .start:
        do throws(SystemError) {
          process = try ChildProcess(command)
        } catch {
          return perform(conversation.receiveStartFailure(error.reason))
        }
      // If the engine does not take its input, its output shows why.
      case .send(let lines): try? process?.send(lines)
      case .end:
        process?.end()
        process = nil
      case .reply(let reply): return reply
      }
    }
    return nil
  }
}
