/// An entry of the transposition table, packed into one word.
///
/// The upper half orders entries by priority: the search that stored them first, then the work for
/// them, selectivity and depth.
struct TableEntry: Equatable {
  /// No bounds and no moves.
  static let unknown = TableEntry(
    lower: Score.lowest, upper: Score.highest, best: SearchBoard.noSquare)

  let bits: UInt64

  @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  /// Scores are disks, moves are squares or `SearchBoard.noSquare`, and cost is the logarithm of
  /// the nodes spent.
  @inline(__always)
  init(
    lower: Int, upper: Int, best: Int, second: Int = SearchBoard.noSquare, depth: Int = 0,
    selectivity: Int = 0, cost: Int = 0, age: UInt8 = 0
  ) {
    let values =
      UInt32(UInt8(truncatingIfNeeded: lower))
      | UInt32(UInt8(truncatingIfNeeded: upper)) &<< 8
      | UInt32(UInt8(truncatingIfNeeded: best)) &<< 16
      | UInt32(UInt8(truncatingIfNeeded: second)) &<< 24
    let rank =
      UInt32(UInt8(truncatingIfNeeded: depth))
      | UInt32(UInt8(truncatingIfNeeded: selectivity)) &<< 8
      | UInt32(UInt8(truncatingIfNeeded: cost)) &<< 16
      | UInt32(age) &<< 24
    bits = UInt64(values) | UInt64(rank) &<< 32
  }

  /// The lower bound of the score.
  @inline(__always) var lower: Int { Int(Int8(truncatingIfNeeded: bits)) }
  /// The upper bound of the score.
  @inline(__always) var upper: Int { Int(Int8(truncatingIfNeeded: bits &>> 8)) }
  /// The move to try first.
  @inline(__always) var best: Int { Int(truncatingIfNeeded: (bits &>> 16) & 0xFF) }
  /// The move to try next.
  @inline(__always) var second: Int { Int(truncatingIfNeeded: (bits &>> 24) & 0xFF) }
  /// The plies searched; the number of empty squares for a search to the end.
  @inline(__always) var depth: Int { Int(truncatingIfNeeded: (bits &>> 32) & 0xFF) }
  @inline(__always) var selectivity: Int { Int(truncatingIfNeeded: (bits &>> 40) & 0xFF) }

  /// The priority of the entry over others; 0 if it has never been stored.
  ///
  /// Ages wrap at 256; this subtraction makes the current age the largest.
  @inline(__always)
  func priority(inSearchOf age: UInt8) -> UInt32 {
    let oldest = UInt32(age &+ 1) &<< 24
    return bits == 0 ? 0 : UInt32(truncatingIfNeeded: bits &>> 32) &- oldest
  }

  /// The bound that decides a null window at alpha for this depth and selectivity, or nil.
  @inline(__always)
  func bound(alpha: Int, depth: Int, selectivity: Selectivity) -> Int? {
    covers(depth: depth, selectivity: selectivity.rawValue) ? bound(alpha: alpha) : nil
  }

  /// The bound that decides a null window at alpha, or nil.
  @inline(__always)
  func bound(alpha: Int) -> Int? {
    if lower > alpha { return lower }
    return upper <= alpha ? upper : nil
  }

  /// Whether the bounds hold for a search of this depth and selectivity.
  @inline(__always)
  func covers(depth: Int, selectivity: Int) -> Bool {
    self.depth >= depth && self.selectivity >= selectivity
  }
}
