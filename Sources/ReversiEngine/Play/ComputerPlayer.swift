import Analysis
import PeopleModel
import Posix
import ReversiCore

/// The computer as a player: plays moves by its settings.
///
/// It belongs to the thread of its engine.
package struct ComputerPlayer {
  private let engine: Engine
  /// A separate engine, so that what people see does not depend on the moves before.
  private let eyes = Engine(tableBytes: Engine.sightTableBytes)
  private let processors: Int
  private let isRepeatable: Bool
  /// Read at first use; the lower levels never use it.
  private let book: () -> OpeningBook?

  /// Creates a player that shares an engine and its memory.
  ///
  /// - Parameters:
  ///   - processors: The number of threads for the strongest levels.
  ///   - isRepeatable: Whether only the generator and the moves before may decide about a move, and
  ///     neither the clock nor several threads.
  ///   - book: The opening book of the upper levels, or nil.
  package init(
    engine: Engine, processors: Int = 1, isRepeatable: Bool = false,
    book: @autoclosure @escaping () -> OpeningBook? = nil
  ) {
    self.engine = engine
    self.processors = processors
    self.isRepeatable = isRepeatable
    self.book = book
  }

  /// Chooses a legal move, or nil if there is none or the move is discarded.
  ///
  /// `progress` is called on the calling thread with the best move after each iteration of a search
  /// that takes its time; other moves come at once.
  ///
  /// The same generator and settings lead to the same move, unless the time limit or a stop ends
  /// the search, or several threads share it. A repeatable player uses one thread.
  package func chooseMove<Generator: RandomNumberGenerator>(
    in record: GameRecord, settings: PlaySettings, using generator: inout Generator,
    stop: StopToken, progress: (MoveScore) -> Void = { _ in }
  ) -> Square? {
    let square = square(
      in: record, settings: settings, using: &generator, stop: stop, progress: progress)
    return stop.isDiscarded ? nil : square
  }

  private func square<Generator: RandomNumberGenerator>(
    in record: GameRecord, settings: PlaySettings, using generator: inout Generator,
    stop: StopToken, progress: (MoveScore) -> Void
  ) -> Square? {
    let position = record.position
    let moves = position.legalMoves
    switch settings.choice {
    case .random: return RandomPlayer().chooseMove(in: position, using: &generator)
    case _ where moves.count == 1: return moves.first
    case .person(let rating):
      return person(of: rating, in: record, stop: stop).randomMove(using: &generator)
    case .search:
      if settings.usesBook, let square = book()?.choose(in: position, using: &generator) {
        return square
      }
      let limits = settings.limits(processors: processors, isRepeatable: isRepeatable)
      let report = limits.map { limits in
        engine.search(position, limits: limits, stop: stop) {
          if settings.takesTime, let best = MoveScore($0) { progress(best) }
        }
      }
      return report?.bestMove
    }
  }

  private func person(
    of rating: Rating, in record: GameRecord, stop: StopToken
  ) -> [LikelyMove] {
    PeopleModel.standard.moves(
      in: record.position, after: record.opposingSquare, rating: rating,
      sight: eyes.sight(of: record.position, stop: stop))
  }
}

/// Plays at random: every legal move is equally likely.
package struct RandomPlayer: Sendable {
  package init() {}

  /// A legal move, uniformly at random, or nil.
  package func chooseMove<Generator: RandomNumberGenerator>(
    in position: Position, using generator: inout Generator
  ) -> Square? {
    Array(position.legalMoves).randomElement(using: &generator)
  }
}

/// How the computer chooses a move: as which person, or how deep it searches, and for how long.
package struct PlaySettings: Sendable, Hashable {
  enum Choice: Sendable, Hashable {
    case random
    case person(Rating)
    /// In plies; from `exactFrom` empty squares on, to the end of the game.
    case search(depth: Int, exactFrom: Int)
  }

  let choice: Choice
  private(set) var timeLimit = Duration.seconds(1)
  /// The same position can then lead to different moves.
  var usesAllProcessors = false

  package init(_ level: Level) {
    self = LevelTable.rows[level.number].play
  }

  /// The strongest play within a time limit for each move.
  package init(moveTime: Duration) {
    self.init(.search(depth: 60, exactFrom: 60))
    timeLimit = moveTime
    usesAllProcessors = true
  }

  private init(_ choice: Choice) { self.choice = choice }

  static let random = PlaySettings(.random)

  /// Plays as people of a rating do.
  package init(_ rating: Rating) { self.init(.person(rating)) }

  static func search(depth: Int, exactFrom: Int) -> PlaySettings {
    PlaySettings(.search(depth: depth, exactFrom: exactFrom))
  }

  /// These settings with at most this time for a move.
  package func within(_ time: Duration) -> PlaySettings {
    var settings = self
    settings.timeLimit = min(timeLimit, time)
    return settings
  }

  var takesTime: Bool { usesAllProcessors }

  /// Whether it plays from the opening book. A shallower search soon loses what a book wins.
  package var usesBook: Bool {
    if case .search(let depth, _) = choice { depth >= 5 } else { false }
  }

  /// The limits of its search, or nil if it plays as people do or at random.
  ///
  /// - Parameters:
  ///   - processors: The number of threads if it uses all processors.
  ///   - isRepeatable: Whether the same position must lead to the same move on every machine. The
  ///     search then counts positions instead of seconds, on one thread.
  package func limits(processors: Int = 1, isRepeatable: Bool = false) -> SearchLimits? {
    guard case .search(let depth, let exactFrom) = choice else { return nil }
    return SearchLimits(
      depth: depth, nodes: isRepeatable ? nodeLimit : nil, time: isRepeatable ? nil : timeLimit,
      exactFrom: exactFrom, selectivity: .percent73,
      threads: usesAllProcessors && !isRepeatable ? processors : 1)
  }

  private var nodeLimit: UInt64 {
    UInt64(timeLimit / .seconds(1) * Double(Self.nodesPerSecond))
  }

  /// Positions that one thread visits in a second: 3 million in the middle of the game, 13 million
  /// at its end (version 1.2, portable build, `reversi-lab bench midgame` and `ffo`).
  private static let nodesPerSecond = 5_000_000
}

/// How the engine plays and evaluates at each level.
///
/// Found by trial: a scripted casual player wins about 95, 85, 70, 55, 40, 25, 15, 8, 3, 1 and 0 %
/// of the games against levels 0 to 10, and each level wins 60 to 75 % against the one before it
/// (`reversi-lab match levels`, with `--casual` and without; the figures are in the lab's log).
/// Levels 1 to 9 play as people do. The numbers, ratings and times of the levels are in ``Level``.
enum LevelTable {
  struct Row {
    let play: PlaySettings
    /// The depth of hints, reviews and analyses, and the number of empty squares from which they
    /// search to the end. Level 8 takes 1 ms a position, level 10 about a second.
    let evaluation: (depth: Int, exactFrom: Int)

    fileprivate init(_ play: PlaySettings, evaluation: (depth: Int, exactFrom: Int)) {
      self.play = play
      self.evaluation = evaluation
    }
  }

  static let rows =
    [
      Row(.random, evaluation: (1, 2)),
      Row(.person(at: 1), evaluation: (1, 2)),
      Row(.person(at: 2), evaluation: (1, 2)),
      Row(.person(at: 3), evaluation: (1, 3)),
      Row(.person(at: 4), evaluation: (2, 4)),
      Row(.person(at: 5), evaluation: (2, 6)),
      Row(.person(at: 6), evaluation: (3, 8)),
      Row(.person(at: 7), evaluation: (4, 10)),
      Row(.person(at: 8), evaluation: (5, 12)),
      Row(.person(at: 9), evaluation: (7, 14)),
      Row(.search(depth: 3, exactFrom: 2), evaluation: (12, 20)),
      Row(.search(depth: 5, exactFrom: 10), evaluation: (14, 20)),
      Row(.search(depth: 8, exactFrom: 16), evaluation: (16, 21)),
      Row(.search(depth: 12, exactFrom: 20), evaluation: (18, 22)),
      Row(PlaySettings(moveTime: Level.all[14].moveTime), evaluation: (20, 24)),
      Row(PlaySettings(moveTime: Level.all[15].moveTime), evaluation: (22, 26)),
    ]
}

extension PlaySettings {
  fileprivate static func person(at number: Int) -> PlaySettings {
    PlaySettings(Rating(nearest: Level.all[number].rating))
  }
}
