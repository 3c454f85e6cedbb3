/// For every arrangement of an edge, the disks of one side that no sequence of moves on the edge
/// can turn over.
///
/// Computed once and shared by all threads; 64 KB.
final class EdgeStability: Sendable {
  /// The only table. Its contents follow from the rules.
  static let shared = EdgeStability()

  private let table = ConstantTable<UInt8>(count: 256 * 256, of: 0) { table in
    // From full edges to empty ones: a move leads to an arrangement that is already known.
    for disks in stride(from: 8, through: 0, by: -1) {
      for player in 0..<256 {
        for opponent in 0..<256
        where player & opponent == 0 && (player | opponent).nonzeroBitCount == disks {
          table[player * 256 + opponent] = EdgeStability.stable(player, opponent, table)
        }
      }
    }
  }

  private init() {}

  /// The table, indexed by 256 times the disks of one side plus those of the other. Values are sets
  /// of edge squares.
  var disks: UnsafePointer<UInt8> { table.start }

  private static func stable(
    _ player: Int, _ opponent: Int, _ table: UnsafeMutablePointer<UInt8>
  ) -> UInt8 {
    var stable = player
    for square in 0..<8 where (player | opponent) & (1 << square) == 0 {
      let own = flips(player, opponent, at: square)
      let ownNext = (player | own | 1 << square) * 256 + (opponent & ~own)
      let others = flips(opponent, player, at: square)
      let othersNext = (player & ~others) * 256 + (opponent | others | 1 << square)
      stable &= Int(table[ownNext]) & Int(table[othersNext])
    }
    return UInt8(stable)
  }

  /// The disks on the edge that a disk on `square` turns over. Even with none the move is possible,
  /// because it may turn over disks on other lines.
  private static func flips(_ player: Int, _ opponent: Int, at square: Int) -> Int {
    var flips = 0
    for step in [-1, 1] {
      var run = 0
      var next = square + step
      while (0..<8).contains(next), opponent & (1 << next) != 0 {
        run |= 1 << next
        next += step
      }
      if (0..<8).contains(next), player & (1 << next) != 0 { flips |= run }
    }
    return flips
  }
}
