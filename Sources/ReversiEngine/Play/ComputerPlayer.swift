import ReversiCore

/// Plays moves at a level: searches, and at the lower levels errs now and then.
public struct ComputerPlayer {
  private let engine: Engine

  /// Makes a player who thinks with an engine, and remembers what the engine remembers.
  public init(engine: Engine) { self.engine = engine }

  /// A legal move at a level's strength; nil when the side to move has none, or when stopped.
  ///
  /// All chance comes from the generator.
  public func chooseMove<Generator: RandomNumberGenerator>(
    in position: Position, level: Level, using generator: inout Generator, stop: StopToken
  ) -> Square? {
    let strength = Strength(level)
    guard let limits = strength.limits else {
      return RandomPlayer().chooseMove(in: position, using: &generator)
    }
    // Nothing to think about.
    if position.legalMoves.count == 1 {
      return stop.isStopped ? nil : position.legalMoves.first { _ in true }
    }
    let errs = Double.random(in: 0..<1, using: &generator) < strength.mistakeChance
    let move =
      errs
      ? mistake(in: position, strength: strength, limits: limits, using: &generator, stop: stop)
      : engine.search(position, limits: limits, stop: stop).bestMove
    return stop.isStopped ? nil : move
  }

  /// The mistake of beginners: the move that turns over the most disks, of those that look at most
  /// the strength's number of disks worse than the best.
  private func mistake<Generator: RandomNumberGenerator>(
    in position: Position, strength: Strength, limits: SearchLimits,
    using generator: inout Generator,
    stop: StopToken
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
