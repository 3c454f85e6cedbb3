import ReversiCore

/// Plays moves at a settings: judges for itself, or searches by the trained weights.
///
/// Belongs to the thread of its engine.
public struct ComputerPlayer {
  private let engine: Engine
  private let processors: Int
  private let isRepeatable: Bool
  /// Read when it is first needed, which it never is at the lower levels.
  private let book: () -> OpeningBook?

  /// Makes a player who thinks with an engine, and remembers what the engine remembers.
  ///
  /// - Parameters:
  ///   - processors: How many threads the strongest levels may search on.
  ///   - isRepeatable: Whether nothing but the generator and the moves before may decide about a
  ///     move: neither the clock nor several threads.
  ///   - book: What the upper levels know of openings; nil for nothing.
  public init(
    engine: Engine, processors: Int = 1, isRepeatable: Bool = false,
    book: @autoclosure @escaping () -> OpeningBook? = nil
  ) {
    self.engine = engine
    self.processors = processors
    self.isRepeatable = isRepeatable
    self.book = book
  }

  /// A legal move at a strength; nil when the side to move has none, or when it is discarded.
  ///
  /// All random choices come from the generator. With the same generator and strength the move is
  /// the same, unless the time cap or somebody in a hurry ends the search, or several threads share
  /// it, which they do not in a player that is repeatable.
  public func chooseMove<Generator: RandomNumberGenerator>(
    in position: Position, settings: PlaySettings, using generator: inout Generator, stop: StopToken
  ) -> Square? {
    let square = square(in: position, settings: settings, using: &generator, stop: stop)
    return stop.isDiscarded ? nil : square
  }

  private func square<Generator: RandomNumberGenerator>(
    in position: Position, settings: PlaySettings, using generator: inout Generator, stop: StopToken
  ) -> Square? {
    guard settings.depth > 0 else {
      return RandomPlayer().chooseMove(in: position, using: &generator)
    }
    let moves = position.legalMoves
    // Nothing to think about.
    if moves.count == 1 { return moves.first }
    if settings.usesBook, let square = book()?.choose(in: position, using: &generator) {
      return square
    }
    guard let limits = settings.limits(processors: processors, isRepeatable: isRepeatable) else {
      return simpleMove(in: position, settings: settings, using: &generator)
    }
    return engine.search(position, limits: limits, stop: stop).bestMove
  }

  /// The move that seems best to somebody who judges for himself, if there is one.
  private func simpleMove<Generator: RandomNumberGenerator>(
    in position: Position, settings: PlaySettings, using generator: inout Generator
  ) -> Square? {
    guard let evaluation = settings.simpleEvaluation, !position.legalMoves.isEmpty else {
      return nil
    }
    let board = SearchBoard(position)
    let seesEnd = board.emptyCount <= settings.exactFrom
    let square = evaluation.bestSquare(
      on: board, plies: seesEnd ? .max : settings.depth, using: &generator)
    return Square(rawValue: UInt8(square))
  }
}

/// The player without a plan: every legal move is as likely as any other.
public struct RandomPlayer: Sendable {
  /// Makes a random player; it remembers nothing between moves.
  public init() {}

  /// A legal move, uniformly at random; nil when the side to move has none.
  public func chooseMove<Generator: RandomNumberGenerator>(
    in position: Position, using generator: inout Generator
  ) -> Square? {
    Array(position.legalMoves).randomElement(using: &generator)
  }
}
