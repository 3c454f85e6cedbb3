import CProcessor

/// The number of disks that the last disk of a game turns over, line by line.
///
/// With a single empty square, the disks of one side determine a line. Computed once and shared by
/// all threads; 2 KB.
final class LastDisk: Sendable {
  /// The only table. Its contents follow from the rules.
  static let shared = LastDisk()

  private let table = ConstantTable<UInt8>(count: 8 * 256, of: 0) { table in
    for place in 0..<8 {
      for disks in 0..<256 {
        let above = disks >> (place + 1)
        let below = disks & (1 << place - 1)
        let flips =
          (above == 0 ? 0 : above.trailingZeroBitCount)
          + (below == 0 ? 0 : place - 1 - (Int.bitWidth - 1 - below.leadingZeroBitCount))
        table[place * 256 + disks] = UInt8(flips)
      }
    }
  }

  private init() {}

  /// The table, indexed by 256 times the place of the empty square in the line plus the disks of
  /// the side that plays there.
  var flips: UnsafePointer<UInt8> { table.start }

  /// The number of disks that a side with `disks` turns over on `square`, the only empty one.
  @inline(__always)
  static func flips(_ table: UnsafePointer<UInt8>, _ square: Int, disks: UInt64) -> Int {
    let column = square & 7
    let row = square &>> 3
    let base = square &* 8
    let falling = ray_masks()[base &+ 2] | ray_masks()[base &+ 6]
    let rising = ray_masks()[base &+ 3] | ray_masks()[base &+ 7]
    let inColumn = table + column &* 256
    let inRow = table + row &* 256
    let rowDisks = (disks &>> UInt64(truncatingIfNeeded: square & 56)) & 0xFF
    let columnDisks =
      (((disks &>> UInt64(truncatingIfNeeded: column)) & 0x0101_0101_0101_0101)
        &* 0x0102_0408_1020_4080) &>> 56
    let fallingDisks = ((disks & falling) &* 0x0101_0101_0101_0101) &>> 56
    let risingDisks = ((disks & rising) &* 0x0101_0101_0101_0101) &>> 56
    return Int(inColumn[Int(truncatingIfNeeded: rowDisks)])
      &+ Int(inRow[Int(truncatingIfNeeded: columnDisks)])
      &+ Int(inColumn[Int(truncatingIfNeeded: fallingDisks)])
      &+ Int(inColumn[Int(truncatingIfNeeded: risingDisks)])
  }
}
