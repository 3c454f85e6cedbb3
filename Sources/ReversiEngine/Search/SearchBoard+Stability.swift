extension SearchBoard {
  /// A lower bound on the number of the opponent's disks that can never be turned over.
  ///
  /// A table knows the edges. A disk inside is stable if each of the four lines through it is full
  /// or has a stable neighbour. Each stable disk takes two off the player's best score.
  @inline(__always)
  func stableOpponentDisks(edges: UnsafePointer<UInt8>) -> Int {
    let full = FullLines(of: player | opponent)
    let inside = opponent & 0x007E_7E7E_7E7E_7E00
    var stable = stableEdges(edges) | (full.row & full.column & full.rising & full.falling & inside)
    if stable == 0 { return 0 }
    while true {
      let row = full.row | (stable &>> 1) | (stable &<< 1)
      let column = full.column | (stable &>> 8) | (stable &<< 8)
      let falling = full.falling | (stable &>> 9) | (stable &<< 9)
      let rising = full.rising | (stable &>> 7) | (stable &<< 7)
      let grown = stable | (row & column & falling & rising & inside)
      if grown == stable { return stable.nonzeroBitCount }
      stable = grown
    }
  }

  @inline(__always)
  private func stableEdges(_ edges: UnsafePointer<UInt8>) -> UInt64 {
    let top = SearchBoard.edgeIndex(opponent & 0xFF, player & 0xFF)
    let bottom = SearchBoard.edgeIndex(opponent &>> 56, player &>> 56)
    let left = SearchBoard.edgeIndex(
      SearchBoard.firstColumn(opponent), SearchBoard.firstColumn(player))
    let right = SearchBoard.edgeIndex(
      SearchBoard.firstColumn(opponent &>> 7), SearchBoard.firstColumn(player &>> 7))
    return UInt64(edges[top]) | UInt64(edges[bottom]) &<< 56
      | SearchBoard.lastColumn(edges[left]) &>> 7 | SearchBoard.lastColumn(edges[right])
  }

  @inline(__always)
  private static func edgeIndex(_ own: UInt64, _ other: UInt64) -> Int {
    Int(truncatingIfNeeded: own &* 256 &+ other)
  }

  /// The disks on the first column. Row 1 is the lowest bit, here and in `lastColumn`.
  @inline(__always)
  private static func firstColumn(_ disks: UInt64) -> UInt64 {
    ((disks & 0x0101_0101_0101_0101) &* 0x0102_0408_1020_4080) &>> 56
  }

  @inline(__always)
  private static func lastColumn(_ bits: UInt8) -> UInt64 {
    let spread = (UInt64(bits) &* 0x0101_0101_0101_0101) & 0x8040_2010_0804_0201
    return (spread &+ 0x7F7F_7F7F_7F7F_7F7F) & 0x8080_8080_8080_8080
  }
}

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

/// For every arrangement of an edge, the disks of one side that no moves on the edge can turn over.
///
/// All threads share the 64 KB.
final class EdgeStability: Sendable {
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

  /// Sets of edge squares, indexed by 256 times the disks of one side plus those of the other.
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

  /// The disks on the edge that a move turns over. None does not mean that the move is illegal: it
  /// may turn over disks on other lines.
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

/// Filled once, and then read by any number of threads.
///
/// Unchecked, because the compiler cannot prove that this is safe. It is, because nobody writes
/// after `init`, and the memory stays in place until the last reference is gone.
final class ConstantTable<Element>: @unchecked Sendable {
  /// Valid as long as the table exists.
  let start: UnsafePointer<Element>

  init(
    count: Int, of element: Element, fill: (_ start: UnsafeMutablePointer<Element>) -> Void
  ) {
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: count)
    memory.initialize(repeating: element, count: count)
    fill(memory)
    start = UnsafePointer(memory)
  }

  deinit { start.deallocate() }
}
