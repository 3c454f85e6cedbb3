import EngineProtocols
import ExternalEngines
import Posix
import ReversiCore
import TerminalUI

/// Another program, which is asked for its moves by a protocol.
final class ExternalContestant: Contestant {
  private let command: SystemString
  private let limits: MoveRequest.Limits
  private let program: ExternalEngine
  /// Whether a game of the match has failed: nobody waits for this one any more.
  private let isOver: Monitor<Bool>

  /// How often it looks whether the match goes on.
  private static let interval = Duration.milliseconds(200)

  /// A program that does not run yet.
  init(
    _ command: ExternalEngineCommand, limits: MoveRequest.Limits, isOver: Monitor<Bool>
  ) {
    self.command = SystemString(bytes: command.command)
    self.limits = limits
    self.isOver = isOver
    let conversation = EngineConversation {
      switch command.language {
      case .nboard: NBoardClient()
      case .gtp: GTPClient()
      }
    }
    program = ExternalEngine(self.command, conversation)
  }

  func startGame(with generator: SeededGenerator) {}

  func move(in record: GameRecord) throws -> Square? {
    let moves = record.position.legalMoves
    if moves.count == 1 { return moves.first }
    do {
      let answer = try ask(MoveRequest(record: record, limits: limits))
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

  /// Asks for a move, and waits for the answer.
  private func ask(_ question: MoveRequest) throws(WorkError) -> EngineMove {
    var answer = program.ask(question)
    while true {
      if let answer { return try answer.mapError { failed($0.words) }.get() }
      guard !isOver.withValue({ $0 }) else { throw failed("it is not needed any more") }
      program.wait(atMost: Self.interval)
      answer = program.listen()
    }
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
