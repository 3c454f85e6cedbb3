import ReversiCore

/// Random moves from the start of the game.
package enum RandomOpening {
  /// The set must not be empty.
  package static func square(
    of squares: UInt64, using generator: inout some RandomNumberGenerator
  ) -> Int {
    var rest = squares
    for _ in 0..<Int.random(in: 0..<squares.nonzeroBitCount, using: &generator) {
      rest &= rest &- 1
    }
    return rest.trailingZeroBitCount
  }

  /// A random number of random plies without a pass, after which the side to move has a legal move.
  package static func record(
    plies: ClosedRange<Int>, using generator: inout some RandomNumberGenerator
  ) -> GameRecord {
    while true {
      let count = Int.random(in: plies, using: &generator)
      if let record = record(plies: count, using: &generator) { return record }
    }
  }

  /// The position after a random number of random plies, as `record` makes them.
  package static func position(
    plies: ClosedRange<Int>, using generator: inout some RandomNumberGenerator
  ) -> Position {
    record(plies: plies, using: &generator).position
  }

  static func record(
    plies: Int, using generator: inout some RandomNumberGenerator
  ) -> GameRecord? {
    var record = GameRecord()
    for _ in 0..<plies {
      guard case .toMove = record.position.state else { return nil }
      let index = square(of: record.position.legalMoves.rawValue, using: &generator)
      guard let square = Square(rawValue: UInt8(index)), (try? record.play(square)) != nil else {
        return nil
      }
    }
    if case .toMove = record.position.state { return record }
    return nil
  }
}

/// Random openings in which neither side is ahead, so that two players of equal strength get a new
/// game.
package enum BalancedOpening {
  /// The possible numbers of plies.
  package static let plies = 0...20

  /// In disks, by the engine's estimate.
  private static let margin = 3
  /// A search takes 0.2 ms for the start, and 0.4 ms after 20 plies (version 1.1).
  private static let limits = SearchLimits(depth: 5, selectivity: .percent73)
  /// After 20 random plies one opening in ten is balanced; finding it takes 4 ms. One search in 600
  /// finds none.
  private static let tries = 64

  /// Makes an opening of random plies without a pass, after which a side has a move and neither
  /// leads by more than three disks by the engine's estimate.
  ///
  /// The same generator makes the same opening. If no try is balanced, this is the most balanced
  /// one. The plies are marked as an opening, which is never taken back.
  ///
  /// - Parameter plies: 0 to 20.
  package static func record(
    plies: Int, using generator: inout some RandomNumberGenerator
  ) -> GameRecord {
    precondition(Self.plies.contains(plies), "an opening of \(plies) plies")
    var best = (record: GameRecord(), lead: Int.max)
    // A new engine, because earlier searches must not matter.
    let engine = Engine(tableBytes: 1 << 20)
    var tried = 0
    while best.lead > margin && (tried < tries || best.lead == .max) {
      guard let record = RandomOpening.record(plies: plies, using: &generator) else { continue }
      tried += 1
      let lead = abs(engine.search(record.position, limits: limits).score)
      if lead < best.lead { best = (record, lead) }
    }
    return best.record.markingOpening(plies: plies) ?? best.record
  }
}
