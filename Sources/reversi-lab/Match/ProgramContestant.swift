import EngineProtocols
import Posix
import ReversiCore
import TerminalUI

/// Another program, which is asked for its moves by a protocol.
final class ProgramContestant: Contestant {
  private let command: SystemString
  private let allowance: MoveQuestion.Allowance
  private var conversation: EngineConversation
  private var process: ChildProcess?
  private let start = ContinuousClock.now
  /// Stopped when another game of the match has failed: nobody waits for this one any more.
  private let isOver: Monitor<Bool>

  /// How much longer than its time a program may take: it may have a book to read first.
  private static let patience = Duration.seconds(30)
  /// How often it looks whether the match goes on.
  private static let interval = Duration.milliseconds(200)

  /// A program that does not run yet.
  init(
    _ command: EngineCommand, allowance: MoveQuestion.Allowance, isOver: Monitor<Bool>
  ) {
    self.command = SystemString(bytes: command.command)
    self.allowance = allowance
    self.isOver = isOver
    conversation = EngineConversation(limits: EngineConversation.Limits(patience: Self.patience)) {
      switch command.language {
      case .nboard: NBoardAsking()
      case .gtp: GTPAsking()
      }
    }
  }

  func startGame(with generator: SeededGenerator) {}

  func isBalanced(_ position: Position) -> Bool { true }

  func move(in position: Position) -> Square? {
    try? move(in: GameRecord(start: position))
  }

  func move(in record: GameRecord) throws -> Square? {
    let moves = record.position.legalMoves
    if moves.count == 1 { return moves.first { _ in true } }
    do {
      let answer = try ask(MoveQuestion(record: record, allowance: allowance))
      guard case .place(let square) = answer, moves.contains(square) else {
        throw failed("it answered with the illegal move \(answer.gtp)")
      }
      return square
    } catch {
      isOver.withValue { $0 = true }
      throw error
    }
  }

  private func failed(_ why: String) -> WorkError {
    .badEngine(command: command.description, why: why)
  }

  private var now: Duration { start.duration(to: .now) }

  /// Asks for a move, and waits for the answer.
  private func ask(_ question: MoveQuestion) throws(WorkError) -> EngineMove {
    var answer = perform(conversation.ask(question, now: now))
    while true {
      switch answer {
      case .success(let move)?: return move
      case .failure(let failure)?: throw failed(failure.words)
      case nil: break
      }
      guard !isOver.withValue({ $0 }) else { throw failed("it is not needed any more") }
      answer = listen()
    }
  }

  /// Waits a moment for a line of the program, and takes it.
  private func listen() -> Result<EngineMove, EngineFailure>? {
    guard let process else { return perform(conversation.advance(now: now)) }
    let limit = conversation.deadline.map { max(.zero, $0 - now) } ?? Self.interval
    let received = process.received
    let line = process.next(within: min(limit, Self.interval))
    if let answer = perform(conversation.take(bytes: process.received - received, now: now)) {
      return answer
    }
    switch line {
    case .bytes(let bytes):
      return perform(conversation.take(String(decoding: bytes, as: UTF8.self), now: now))
    case .tooLong: return nil
    case .silence: return perform(conversation.advance(now: now))
    case .end:
      self.process = nil
      return perform(conversation.takeEnd(status: process.end(), now: now))
    }
  }

  /// Does what the conversation asks for. Returns the answer, if it has come.
  private func perform(
    _ steps: [EngineConversation.Step]
  ) -> Result<EngineMove, EngineFailure>? {
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

extension EngineFailure {
  /// What went wrong.
  fileprivate var words: String {
    switch self {
    case .notUnderstood(let text): "it answered '\(String(text.prefix(60)).onOneLine)'"
    case .tooLate: "it did not answer in time"
    case .flooded: "it wrote far too much"
    case .notFound: "there is no such program"
    case .notStarted(let reason): "it could not be started: \(reason)"
    case .ended: "it ended, twice"
    case .strangeStart: "its protocol has no words for the opening"
    }
  }
}
