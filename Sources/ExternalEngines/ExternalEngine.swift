import EngineProtocols
import Posix

/// Another program that is asked for moves: its process, and the conversation with it.
///
/// The process is started with the first question. It ends with this value, or with the program that
/// asks, at the latest. One thread at a time may use it.
public final class ExternalEngine {
  /// What has come of a question.
  public typealias Answer = Result<EngineMove, EngineFailure>

  private let command: SystemString
  private var conversation: EngineConversation
  private var process: ChildProcess?
  private let start = ContinuousClock.now
  /// Whether lines have been left that have come already.
  private var mayHaveMore = false

  /// How many lines are taken at a time, so that a program that never ends can be stopped.
  private static let mostLines = 100

  /// A program that does not run yet.
  ///
  /// - Parameters:
  ///   - command: What the shell is to run.
  ///   - conversation: What is said to it.
  public init(_ command: SystemString, _ conversation: EngineConversation) {
    self.command = command
    self.conversation = conversation
  }

  private var now: Duration { start.duration(to: .now) }

  /// Asks for a move; what was asked before has been answered, or stopped.
  ///
  /// - Returns: The answer, if there is one at once.
  public func ask(_ question: MoveRequest) -> Answer? {
    perform(conversation.ask(question, now: now))
  }

  /// Does without the answer to what was asked last.
  public func stop() { _ = perform(conversation.stop(now: now)) }

  /// Has the program say what it has found by now, if it can.
  public func hurry() { _ = perform(conversation.hurry()) }

  /// Waits until there is something to listen to.
  ///
  /// - Parameters:
  ///   - bell: A descriptor that ends the waiting when it can be read, too.
  ///   - limit: How long to wait at most; nil for as long as it takes.
  public func wait(orFor bell: Int32? = nil, atMost limit: Duration? = nil) {
    let process = conversation.isListening ? process : nil
    let due = mayHaveMore ? .zero : conversation.deadline.map { max(.zero, $0 - now) }
    _ = waitForInput(
      on: [bell, process?.descriptor].compactMap(\.self), writing: process?.waiting,
      timeout: [limit, due].compactMap(\.self).min())
  }

  /// Takes what the program has written, if something is awaited from it, and does what is due.
  ///
  /// - Returns: The answer to the last question, if it has come.
  public func listen() -> Answer? {
    mayHaveMore = true
    for _ in 0..<Self.mostLines where mayHaveMore {
      if let answer = takeLine() { return answer }
    }
    return perform(conversation.advance(now: now))
  }

  /// Takes the next line, if something is awaited. Returns the answer, if it is one.
  private func takeLine() -> Answer? {
    mayHaveMore = false
    guard conversation.isListening, let process else { return nil }
    // Where it takes no more, its output tells why.
    try? process.flush()
    let received = process.received
    let line = process.next()
    let count = process.received - received
    let failure = perform(conversation.take(bytes: count, now: now))
    // What it wrote without end may have ended it.
    guard self.process === process else { return failure }
    switch line {
    case .bytes(let bytes):
      mayHaveMore = true
      // A line that is not text is not understood, if an answer is what it was to be.
      return perform(conversation.take(String(decoding: bytes, as: UTF8.self), now: now))
    case .tooLong: mayHaveMore = true
    case .silence: mayHaveMore = count > 0
    case .end:
      self.process = nil
      return perform(conversation.takeEnd(status: process.end(), now: now))
    }
    return nil
  }

  /// Does what the conversation asks for. Returns the answer, if there is one among it.
  private func perform(_ steps: [EngineConversation.Step]) -> Answer? {
    for step in steps {
      switch step {
      case .start:
        do throws(SystemError) {
          process = try ChildProcess(command)
        } catch {
          return perform(conversation.takeStartFailure(error.reason))
        }
      // Where it takes nothing, its output tells why.
      case .send(let lines): try? process?.send(lines)
      case .end:
        process?.end()
        process = nil
      case .answer(let answer): return answer
      }
    }
    return nil
  }
}
