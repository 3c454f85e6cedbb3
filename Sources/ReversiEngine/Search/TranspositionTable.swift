import CProcessor
import Posix
import Synchronization

/// What the table knows of a position: bounds and two moves in the lower half of a word. The upper
/// half orders entries by priority: the search that stored them first, then the work for them,
/// selectivity and depth.
struct TableEntry: Equatable {
  static let unknown = TableEntry(
    lower: Score.lowest, upper: Score.highest, best: SearchBoard.noSquare)

  let bits: UInt64

  @inline(__always)
  init(bits: UInt64) { self.bits = bits }

  /// `cost` is the logarithm of the nodes spent.
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

  @inline(__always) var lower: Int { Int(Int8(truncatingIfNeeded: bits)) }
  @inline(__always) var upper: Int { Int(Int8(truncatingIfNeeded: bits &>> 8)) }
  @inline(__always) var best: Int { Int(truncatingIfNeeded: (bits &>> 16) & 0xFF) }
  @inline(__always) var second: Int { Int(truncatingIfNeeded: (bits &>> 24) & 0xFF) }
  /// The number of empty squares for a search to the end.
  @inline(__always) var depth: Int { Int(truncatingIfNeeded: (bits &>> 32) & 0xFF) }
  @inline(__always) var selectivity: Int { Int(truncatingIfNeeded: (bits &>> 40) & 0xFF) }

  /// The priority to keep the entry; 0 if it has never been stored.
  ///
  /// Ages wrap at 256; this subtraction makes the current age the largest.
  @inline(__always)
  func priority(inSearchOf age: UInt8) -> UInt32 {
    let oldest = UInt32(age &+ 1) &<< 24
    return bits == 0 ? 0 : UInt32(truncatingIfNeeded: bits &>> 32) &- oldest
  }

  @inline(__always)
  func bound(alpha: Int, depth: Int, selectivity: Selectivity) -> Int? {
    covers(depth: depth, selectivity: selectivity.rawValue) ? bound(alpha: alpha) : nil
  }

  /// The bound that decides a null window at alpha.
  @inline(__always)
  func bound(alpha: Int) -> Int? {
    if lower > alpha { return lower }
    return upper <= alpha ? upper : nil
  }

  @inline(__always)
  func covers(depth: Int, selectivity: Int) -> Bool {
    self.depth >= depth && self.selectivity >= selectivity
  }
}

/// The memory of positions that searching threads share.
///
/// Entries need no lock. Each is two words, the key xored with the data and the data, so an entry
/// torn by two writers matches no key. Four entries fill a cache line and form a bucket.
final class TranspositionTable: Sendable {
  private let pages: AtomicPages
  private let bucketCount: Int
  private let currentAge = Atomic<UInt8>(0)

  /// At least 64 KB. A table that does not fit into memory is halved.
  init(
    bytes: Int,
    allocate: (_ words: Int) throws(SystemError) -> AtomicPages = { words throws(SystemError) in
      try AtomicPages(words: words)
    }
  ) {
    var count = 1024
    while count * 2 * Self.bucketBytes <= bytes { count *= 2 }
    var pages = try? allocate(count * Self.bucketWords)
    while pages == nil && count > 1 {
      count /= 2
      pages = try? allocate(count * Self.bucketWords)
    }
    guard let pages else { preconditionFailure("there is no memory for a table") }
    self.pages = pages
    bucketCount = count
  }

  private static let bucketWords = bucketBytes / MemoryLayout<UInt64>.stride

  static let bucketBytes = 64

  var byteCount: Int { bucketCount * Self.bucketBytes }

  var access: TableAccess {
    TableAccess(pages, bucketCount: bucketCount, age: currentAge.load(ordering: .relaxed))
  }

  /// Entries of earlier searches are replaced first.
  func startSearch() { currentAge.wrappingAdd(1, ordering: .relaxed) }

  func clear() {
    let access = access
    access.clear()
    currentAge.store(0, ordering: .relaxed)
  }
}

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

  /// The two halves of a product, in which all bits of both words mix. Two positions rarely have
  /// the same key (see ``SearchReport/isExact``). Entries that hold the board instead would be half
  /// as long again.
  ///
  /// The constants keep sparse boards from having small factors. They are 2⁶⁴ divided by the golden
  /// ratio, and the second prime of xxHash. If a word equals its constant, the product is 0, and
  /// the difference tells the positions apart.
  @inline(__always)
  static func key(of board: SearchBoard) -> UInt64 {
    let product = (board.player ^ 0x9E37_79B9_7F4A_7C15)
      .multipliedFullWidth(by: board.opponent ^ 0xC2B2_AE3D_27D4_EB4F)
    return product.high ^ product.low ^ (board.player &- board.opponent)
  }

  @inline(__always)
  private func bucket(of key: UInt64) -> UnsafeMutablePointer<Atomic<UInt64>> {
    words + Int(truncatingIfNeeded: (key & lastBucket) &* 8)
  }

  @inline(__always)
  func prefetch(_ key: UInt64) { processor_prefetch(bucket(of: key)) }

  @inline(__always)
  func prefetch(_ list: MoveList, of board: SearchBoard) {
    for index in 0..<list.count {
      let move = list[index]
      prefetch(Self.key(of: board.playing(Int(move.square), flips: move.flips)))
    }
  }

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

  /// The result tightens the bounds of an earlier search with the same depth and selectivity.
  /// Otherwise it replaces the earlier entry of the position, or the one with the lowest priority.
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

  /// Enhanced transposition cutoff: if the table proves that a move beats alpha, the node is cut.
  @inline(__always)
  func enhancedCutoff(
    of board: SearchBoard, _ list: MoveList, alpha: Int, depth: Int,
    selectivity: Selectivity = .none
  ) -> Int? {
    var index = 0
    while index < list.count {
      let move = list[index]
      let next = board.playing(Int(move.square), flips: move.flips)
      let reply = entry(for: Self.key(of: next))
      let score = Score.negated(reply.upper)
      if score > alpha, reply.covers(depth: depth &- 1, selectivity: selectivity.rawValue) {
        return score
      }
      index &+= 1
    }
    return nil
  }
}

/// Unchecked, because the compiler cannot prove that this is safe. It is, because every word is
/// atomic, and the pages stay in place until the last reference to them is gone.
final class AtomicPages: @unchecked Sendable {
  let start: UnsafeMutablePointer<Atomic<UInt64>>
  private let memory: ZeroedMemory

  init(words: Int) throws(SystemError) {
    let memory = try ZeroedMemory(byteCount: words * MemoryLayout<UInt64>.stride)
    memory.preferLargePages()
    start = memory.start.bindMemory(to: Atomic<UInt64>.self, capacity: words)
    self.memory = memory
  }
}

/// A thread's own memory of positions near the end of the game, with bounds of their exact scores.
///
/// It is so small that it stays in the processor's cache. So each place has a single entry, the
/// last one stored, and asking takes a few instructions. Buckets as in ``TranspositionTable`` took
/// 5 % more instructions and 4 % more time (FFO #40–#43, version 1.32).
struct NearTable: ~Copyable {
  private struct Entry {
    var key: UInt64
    var bounds: TableEntry
  }

  private let memory: ZeroedMemory
  private let entries: UnsafeMutablePointer<Entry>

  /// A power of two. The entries take 256 KB. Twice as many save 1 % of the nodes on FFO #40–#43,
  /// and no time (version 1.32).
  private static let count = 1 << 14

  init() {
    guard let memory = try? ZeroedMemory(byteCount: Self.count * MemoryLayout<Entry>.stride) else {
      preconditionFailure("there is no memory for a table")
    }
    entries = memory.start.bindMemory(to: Entry.self, capacity: Self.count)
    // Zero bytes would be a score of 0 for the key 0, whose place is the first.
    entries.initialize(to: Entry(key: 0, bounds: .unknown))
    self.memory = memory
  }

  @inline(__always)
  private func place(of key: UInt64) -> UnsafeMutablePointer<Entry> {
    entries + Int(truncatingIfNeeded: key & UInt64(Self.count - 1))
  }

  @inline(__always)
  func entry(for key: UInt64) -> TableEntry {
    let place = place(of: key)
    return place.pointee.key == key ? place.pointee.bounds : .unknown
  }

  /// The window is (alpha, alpha + 1).
  @inline(__always)
  func store(_ key: UInt64, score: Int, alpha: Int, best: Int, known: TableEntry) {
    let isAbove = score > alpha
    place(of: key).pointee = Entry(
      key: key,
      bounds: TableEntry(
        lower: isAbove ? score : known.lower, upper: isAbove ? known.upper : score,
        best: isAbove || known.best == SearchBoard.noSquare ? best : known.best))
  }

  @inline(__always)
  func enhancedCutoff(of board: SearchBoard, _ list: MoveList, alpha: Int) -> Int? {
    for index in 0..<list.count {
      let move = list[index]
      let next = board.playing(Int(move.square), flips: move.flips)
      let score = Score.negated(entry(for: TableAccess.key(of: next)).upper)
      if score > alpha { return score }
    }
    return nil
  }
}
