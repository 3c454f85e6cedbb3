import ReversiCore

/// Plays moves at a strength: searches, and at the lower levels sometimes plays a worse move.
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
  ///   - processors: How many threads the strongest level may search on.
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
    in position: Position, strength: Strength, using generator: inout Generator, stop: StopToken
  ) -> Square? {
    guard let limits = strength.limits(processors: processors, isRepeatable: isRepeatable) else {
      return RandomPlayer().chooseMove(in: position, using: &generator)
    }
    // Nothing to think about.
    if position.legalMoves.count == 1 {
      return stop.isDiscarded ? nil : position.legalMoves.first { _ in true }
    }
    if strength.usesBook, let square = book()?.choose(in: position, using: &generator) {
      return stop.isDiscarded ? nil : square
    }
    let errs = Double.random(in: 0..<1, using: &generator) < strength.mistakeChance
    let move =
      errs
      ? mistake(in: position, strength: strength, limits: limits, using: &generator, stop: stop)
      : engine.search(position, limits: limits, stop: stop).bestMove
    return stop.isDiscarded ? nil : move
  }

  /// A beginner's mistake: the move that turns over the most disks, of those whose score is at most
  /// the strength's number of disks below the best.
  private func mistake<Generator: RandomNumberGenerator>(
    in position: Position, strength: Strength, limits: SearchLimits,
    using generator: inout Generator, stop: StopToken
  ) -> Square? {
    let ranked = engine.rank(position, limits: limits, stop: stop)
    guard let best = ranked.first else { return nil }
    let board = SearchBoard(position)
    let tempting = ranked.filter { $0.score >= best.score - strength.mistakeSize }
      .map { (square: $0.square, flips: board.flips(at: Int($0.square.rawValue)).nonzeroBitCount) }
    let most = tempting.map(\.flips).max()
    return tempting.filter { $0.flips == most }.randomElement(using: &generator)?.square
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
