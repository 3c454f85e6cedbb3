import Analysis
import PeopleModel
import Posix
import ReversiCore

/// The computer as a player: plays moves by its settings.
///
/// It belongs to the thread of its engine.
package struct ComputerPlayer {
  private let engine: Engine
  /// Sees what people see. A separate engine, so that what it sees does not depend on the moves
  /// before.
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
  /// All random choices come from the generator. The same generator and settings lead to the same
  /// move, unless the time limit or a stop ends the search, or several threads share it. A
  /// repeatable player uses one thread.
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
    // There is no choice.
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

  /// The moves that people of a rating play, by falling probability.
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
  /// Creates a random player. It remembers nothing between moves.
  package init() {}

  /// A legal move, uniformly at random, or nil.
  package func chooseMove<Generator: RandomNumberGenerator>(
    in position: Position, using generator: inout Generator
  ) -> Square? {
    Array(position.legalMoves).randomElement(using: &generator)
  }
}
