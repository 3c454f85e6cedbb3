/// The squares whose row, column or diagonal is occupied from edge to edge.
struct FullLines {
  let row: UInt64
  let column: UInt64
  let rising: UInt64
  let falling: UInt64

  @inline(__always)
  init(of disks: UInt64) {
    var row = disks & (disks &>> 1)
    row &= row &>> 2
    row &= row &>> 4
    self.row = (row & 0x0101_0101_0101_0101) &* 0xFF

    var column = disks & (disks &>> 8 | disks &<< 56)
    column &= column &>> 16 | column &<< 48
    column &= column &>> 32 | column &<< 32
    self.column = column

    falling =
      FullLines.occupied(
        disks, upBy: 9, 0xFF80_8080_8080_8080, 0xFFFF_C0C0_C0C0_C0C0, 0xFFFF_FFFF_F0F0_F0F0)
      & FullLines.occupied(
        disks, downBy: 9, 0x0101_0101_0101_01FF, 0x0303_0303_0303_FFFF, 0x0F0F_0F0F_FFFF_FFFF)
    rising =
      FullLines.occupied(
        disks, upBy: 7, 0xFF01_0101_0101_0101, 0xFFFF_0303_0303_0303, 0xFFFF_FFFF_0F0F_0F0F)
      & FullLines.occupied(
        disks, downBy: 7, 0x8080_8080_8080_80FF, 0xC0C0_C0C0_C0C0_FFFF, 0xF0F0_F0F0_FFFF_FFFF)
  }

  /// Squares with only disks ahead of them. The masks hold the squares less than 1, 2 and 4 steps
  /// from the edge; for those the end of the board counts as a disk.
  @inline(__always)
  private static func occupied(
    _ disks: UInt64, upBy step: UInt64, _ edge1: UInt64, _ edge2: UInt64, _ edge4: UInt64
  ) -> UInt64 {
    var line = disks & (edge1 | disks &>> step)
    line &= edge2 | line &>> (2 &* step)
    return line & (edge4 | line &>> (4 &* step))
  }

  @inline(__always)
  private static func occupied(
    _ disks: UInt64, downBy step: UInt64, _ edge1: UInt64, _ edge2: UInt64, _ edge4: UInt64
  ) -> UInt64 {
    var line = disks & (edge1 | disks &<< step)
    line &= edge2 | line &<< (2 &* step)
    return line & (edge4 | line &<< (4 &* step))
  }
}
