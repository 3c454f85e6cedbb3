import ReversiCore

/// Random moves from the start of the game after which neither side is ahead, so that two players of
/// equal strength get a new game.
public enum BalancedOpening {
  /// How many plies there may be.
  public static let plies = 0...20

  /// The most disks by which the engine may see a side ahead.
  private static let margin = 3
  /// Takes 0.2 ms for the start, and 0.4 ms after 20 plies.
  private static let limits = SearchLimits(depth: 5, selectivity: .percent73)
  /// After 20 random plies one opening in ten is balanced, which takes 4 ms to find. One search in
  /// 600 ends without one.
  private static let tries = 64

  /// So many random plies, without a pass, after which a side has a move and neither is ahead by
  /// more than three disks, as far as the engine sees.
  ///
  /// The same generator makes the same opening. If none is found in a number of tries, it is the most
  /// balanced of them. The plies are marked as an opening, which is never taken back.
  ///
  /// - Parameter plies: 0 to 20.
  public static func record(
    plies: Int, using generator: inout some RandomNumberGenerator
  ) -> GameRecord {
    precondition(Self.plies.contains(plies), "an opening of \(plies) plies")
    var best = (record: GameRecord(), lead: Int.max)
    // Its own, so that what was searched before has no say.
    let engine = Engine(tableBytes: 1 << 20)
    var tried = 0
    while best.lead > margin && (tried < tries || best.lead == .max) {
      guard let record = RandomOpening.record(plies: plies, using: &generator) else { continue }
      tried += 1
      let lead = abs(engine.search(record.position, limits: limits).score)
      if lead < best.lead { best = (record, lead) }
    }
    return best.record.opening(plies: plies) ?? best.record
  }
}
