import ReversiCore

/// Random openings in which neither side is ahead, so that two players of equal strength get a new
/// game.
public enum BalancedOpening {
  /// The possible numbers of plies.
  public static let plies = 0...20

  /// The largest lead of a side, in disks, by the engine's estimate.
  private static let margin = 3
  /// Takes 0.2 ms for the start, and 0.4 ms after 20 plies (version 1.1).
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
  public static func record(
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
