import Analysis
import CommandLine
import EngineProtocols
import ExternalEngines
import GameSession
import Notation
import PeopleModel
import Posix
import ReversiCore
import ReversiEngine

/// Only one thread uses a contestant.
protocol Contestant: AnyObject {
  /// Everything random in the next game follows from the generator.
  func startGame(with generator: SeededGenerator)

  /// The last position has a legal move.
  func move(in record: GameRecord) throws -> Square?

  func isBalanced(_ position: Position) -> Bool
}

extension Contestant {
  func isBalanced(_ position: Position) -> Bool { true }
}

/// Plays without the opening book.
final class LevelContestant: Contestant {
  private let settings: PlaySettings
  private let engine = Engine()
  private var generator = SeededGenerator(seed: 0)

  init(_ settings: PlaySettings) { self.settings = settings }

  convenience init(level: Level) { self.init(PlaySettings(level)) }

  func startGame(with generator: SeededGenerator) {
    engine.forget()
    self.generator = generator
  }

  func move(in record: GameRecord) -> Square? {
    ComputerPlayer(engine: engine, book: nil).chooseMove(
      in: record, settings: settings, using: &generator, stop: StopToken())
  }
}

/// Nothing is random.
final class EvaluationContestant: Contestant {
  /// In disks, by a search of four plies.
  private static let balance = 6

  private let search: FixedDepthSearch
  private let engine: Engine
  private let depth: Int
  private let exactFrom: Int

  /// Plays perfectly with at most `exactFrom` empty squares.
  init(evaluation: EvaluationWeights, depth: Int, exactFrom: Int = 0) {
    search = FixedDepthSearch(evaluation)
    engine = Engine(evaluation: evaluation, tableBytes: 1 << 20)
    self.depth = depth
    self.exactFrom = exactFrom
  }

  func startGame(with generator: SeededGenerator) {}

  func move(in record: GameRecord) -> Square? {
    let board = SearchBoard(record.position)
    if board.emptyCount <= exactFrom { return engine.solve(record.position).bestMove }
    return search.bestMove(board, depth: depth).flatMap { Square(rawValue: UInt8($0.square)) }
  }

  func isBalanced(_ position: Position) -> Bool {
    let score = search.score(SearchBoard(position), depth: 4)
    return abs(score) <= Self.balance * Evaluator.unitsPerDisk
  }
}

/// A script that plays like an occasional player. It takes a corner, otherwise an edge, and avoids
/// squares beside an empty corner. Among equal squares it takes one that flips the most disks.
final class CasualPlayer: Contestant {
  private var generator = SeededGenerator(seed: 0)

  func startGame(with generator: SeededGenerator) { self.generator = generator }

  func move(in record: GameRecord) -> Square? {
    Self.square(in: record.position, using: &generator)
  }

  /// Ties are broken at random.
  static func square(
    in position: Position, using generator: inout some RandomNumberGenerator
  ) -> Square? {
    let board = SearchBoard(position)
    let squares = preferred(of: board.legalMoves, on: board)
    let maximum = squares.map { position.flipCount(at: $0) }.max()
    return squares.filter { position.flipCount(at: $0) == maximum }.randomElement(using: &generator)
  }

  private static func preferred(of moves: UInt64, on board: SearchBoard) -> SquareSet {
    let corners = moves & SquareSet.corners.rawValue
    if corners != 0 { return SquareSet(rawValue: corners) }
    let safe = moves & ~besides(of: board.empties & SquareSet.corners.rawValue)
    let edges = safe & SquareSet.edges.rawValue
    return SquareSet(rawValue: edges != 0 ? edges : safe != 0 ? safe : moves)
  }

  private static func besides(of corners: UInt64) -> UInt64 {
    let left = corners & SquareSet.leftCorners.rawValue
    let right = corners & SquareSet.rightCorners.rawValue
    let columns = left | left &<< 1 | right | right &>> 1
    return columns | columns &<< 8 | columns &>> 8
  }
}

extension Position {
  fileprivate func flipCount(at square: Square) -> Int {
    turn.flatMap { board.move(of: $0, at: square) }?.flips.count ?? 0
  }
}

final class ExternalContestant: Contestant {
  private let command: SystemString
  private let limits: MoveRequest.Limits
  private let engine: ExternalEngine
  /// Set when a game of the match has failed. The other threads then stop waiting for moves.
  private let isOver: Monitor<Bool>

  private static let interval = Duration.milliseconds(200)

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

/// Watches moves, except those that were the only legal move.
final class WatchedContestant: Contestant {
  /// The time of a move, and of all moves in its game so far.
  typealias Time = (move: Duration, game: Duration)
  typealias Watch = (_ record: GameRecord, _ square: Square, _ time: Time) -> Void

  private let contestant: any Contestant
  private let watch: Watch
  private var gameTime = Duration.zero

  init(_ contestant: any Contestant, _ watch: @escaping Watch) {
    self.contestant = contestant
    self.watch = watch
  }

  func startGame(with generator: SeededGenerator) {
    gameTime = .zero
    contestant.startGame(with: generator)
  }

  func isBalanced(_ position: Position) -> Bool { contestant.isBalanced(position) }

  func move(in record: GameRecord) throws -> Square? {
    let start = ContinuousClock.now
    let square = try contestant.move(in: record)
    let time = start.duration(to: .now)
    gameTime += time
    if let square, record.position.legalMoves.count > 1 { watch(record, square, (time, gameTime)) }
    return square
  }
}

struct MoveTimes: Equatable {
  private(set) var moves = 0
  private(set) var total = Duration.zero
  private(set) var longest = Duration.zero
  private(set) var longestGame = Duration.zero

  mutating func add(_ time: WatchedContestant.Time) {
    moves += 1
    total += time.move
    longest = max(longest, time.move)
    longestGame = max(longestGame, time.game)
  }

  var mean: Duration { total / max(1, moves) }
}

enum ContestantDescription: Sendable {
  case level(Level)
  case person(Rating)
  case casual
  case engine(ExternalEngineCommand)

  static let allowed = "'level N', 'person RATING', 'casual', 'gtp COMMAND' or 'nboard COMMAND'"

  var engineProtocol: EngineProtocol? {
    if case .engine(let command) = self { command.engineProtocol } else { nil }
  }

  init?(_ text: String) {
    let word = text.prefix { $0 != " " }
    let rest = text.dropFirst(word.count).drop { $0 == " " }
    if word == "level", let level = Int(rest).flatMap({ Level($0) }) {
      self = .level(level)
    } else if word == "person", let rating = Int(rest).flatMap({ Rating($0) }) {
      self = .person(rating)
    } else if text == "casual" {
      self = .casual
    } else if let command = ExternalEngineCommand(Array(text.utf8)) {
      self = .engine(command)
    } else {
      return nil
    }
  }
}

extension ContestantDescription: CustomStringConvertible {
  var description: String {
    switch self {
    case .level(let level): "level \(level.number)"
    case .person(let rating): "person \(rating.points)"
    case .casual: "casual"
    case .engine(let command): command.text
    }
  }
}

extension Option {
  static func contestant(
    _ name: String, at place: WritableKeyPath<Target, ContestantDescription> & Sendable
  ) -> Option {
    let allowed = ContestantDescription.allowed
    return Option(
      name, "ENGINE",
      ValueForm(
        .described(allowed), read: { $0.text.flatMap { ContestantDescription($0) } },
        write: { "\($0)" }),
      at: place, allowed)
  }
}
