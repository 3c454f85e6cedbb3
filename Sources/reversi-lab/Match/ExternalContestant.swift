import CommandLine
import EngineProtocols
import ExternalEngines
import GameSession
import Notation
import Posix
import ReversiCore

/// An external engine in a match.
final class ExternalContestant: Contestant {
  private let command: SystemString
  private let limits: MoveRequest.Limits
  private let engine: ExternalEngine
  /// Whether a game of the match has failed. The other threads then stop waiting for moves.
  private let isOver: Monitor<Bool>

  /// The time between two checks whether the match continues.
  private static let interval = Duration.milliseconds(200)

  /// An engine that is not running yet.
  init(
    _ command: ExternalEngineCommand, limits: MoveRequest.Limits, isOver: Monitor<Bool>
  ) {
    self.command = SystemString(bytes: command.command)
    self.limits = limits
    self.isOver = isOver
    engine = ExternalEngine(self.command, EngineConversation(command.engineProtocol))
  }

  func startGame(with generator: SeededGenerator) {}

  func move(in record: GameRecord) throws -> Square? {
    let moves = record.position.legalMoves
    if moves.count == 1 { return moves.first }
    do {
      let move = try ask(MoveRequest(record: record, limits: limits))
      guard case .place(let square) = move, moves.contains(square) else {
        throw failed("it answered with the illegal move \(move.gtp)")
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

  /// Asks for a move and waits for the reply.
  private func ask(_ request: MoveRequest) throws(WorkError) -> ParsedMove {
    var reply = engine.ask(request)
    while true {
      if let reply { return try reply.mapError { failed($0.words) }.get() }
      guard !isOver.withValue({ $0 }) else { throw failed("it is not needed any more") }
      engine.wait(atMost: Self.interval)
      reply = engine.listen()
    }
  }
}

extension PlayerFailure {
  fileprivate var words: String {
    switch self {
    case .illegal(let square): "it answered with the illegal move \(square)"
    case .noReply: "it did not answer"
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
