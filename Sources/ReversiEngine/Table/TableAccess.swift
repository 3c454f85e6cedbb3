import CProcessor
import Synchronization

/// Access of one thread to the transposition table during a search.
struct TableAccess {
  /// Keeps the memory behind `words` alive.
  private let pages: AtomicPages
  private let words: UnsafeMutablePointer<Atomic<UInt64>>
  private let lastBucket: UInt64
  private let age: UInt8

  init(_ pages: AtomicPages, bucketCount: Int, age: UInt8) {
    self.pages = pages
    words = pages.start
    lastBucket = UInt64(bucketCount - 1)
    self.age = age
  }

  /// The key of a position: the two halves of a product, in which all bits of both words mix.
  ///
  /// The constants keep sparse boards from having small factors. They are 2⁶⁴ divided by the golden
  /// ratio, and the second prime of xxHash.
  @inline(__always)
  static func key(of board: SearchBoard) -> UInt64 {
    let product = (board.player ^ 0x9E37_79B9_7F4A_7C15)
      .multipliedFullWidth(by: board.opponent ^ 0xC2B2_AE3D_27D4_EB4F)
    return product.high ^ product.low
  }

  @inline(__always)
  private func bucket(of key: UInt64) -> UnsafeMutablePointer<Atomic<UInt64>> {
    words + Int(truncatingIfNeeded: (key & lastBucket) &* 8)
  }

  /// Prefetches the bucket for a key. This takes longer than listing the moves of a node.
  @inline(__always)
  func prefetch(_ key: UInt64) { processor_prefetch(bucket(of: key)) }

  /// The entry for a key, or ``TableEntry/unknown``.
  @inline(__always)
  func entry(for key: UInt64) -> TableEntry {
    let bucket = bucket(of: key)
    var index = 0
    while index < 8 {
      let data = bucket[index &+ 1].load(ordering: .relaxed)
      if bucket[index].load(ordering: .relaxed) ^ data == key { return TableEntry(bits: data) }
      index &+= 2
    }
    return .unknown
  }

  /// Stores the result of a search with the window (alpha, beta).
  ///
  /// It tightens the bounds of an earlier search with the same depth and selectivity. Otherwise it
  /// replaces the earlier entry of the position, or the entry of the bucket with the lowest
  /// priority.
  @inline(never)
  func store(
    _ key: UInt64, score: Int, alpha: Int, beta: Int, best: Int, depth: Int, selectivity: Int,
    cost: Int
  ) {
    let bucket = bucket(of: key)
    var index = 0
    var slot = 0
    var lowest = UInt32.max
    var known = TableEntry.unknown
    while index < 8 {
      let data = bucket[index &+ 1].load(ordering: .relaxed)
      if bucket[index].load(ordering: .relaxed) ^ data == key {
        known = TableEntry(bits: data)
        slot = index
        break
      }
      let priority = TableEntry(bits: data).priority(inSearchOf: age)
      if priority < lowest {
        lowest = priority
        slot = index
      }
      index &+= 2
    }
    var lower = score > alpha ? score : Score.lowest
    var upper = score < beta ? score : Score.highest
    var first = best
    if known.depth == depth && known.selectivity == selectivity {
      lower = max(lower, known.lower)
      upper = min(upper, known.upper)
    }
    // A move that failed low is a guess, so an earlier best move is better.
    if score <= alpha && known.best != SearchBoard.noSquare { first = known.best }
    let second = first == known.best ? known.second : known.best
    let entry = TableEntry(
      lower: lower, upper: upper, best: first, second: second, depth: depth,
      selectivity: selectivity, cost: cost, age: age)
    bucket[slot].store(key ^ entry.bits, ordering: .relaxed)
    bucket[slot &+ 1].store(entry.bits, ordering: .relaxed)
  }

  func clear() {
    for word in 0..<(Int(lastBucket) + 1) * 8 { words[word].store(0, ordering: .relaxed) }
  }
}
