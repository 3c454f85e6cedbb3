/// A thread's own memory of positions near the end of the game.
///
/// It is so small that it stays in the processor's cache, so each place has a single entry: the last
/// one stored. All entries are searches to the end.
struct SmallTable: ~Copyable {
  private struct Entry {
    var key: UInt64
    var bounds: TableEntry
  }

  private let entries: UnsafeMutablePointer<Entry>

  /// The number of entries, a power of two.
  private static let count = 1 << 14

  init() {
    entries = .allocate(capacity: Self.count)
    entries.initialize(repeating: Entry(key: 0, bounds: .unknown), count: Self.count)
  }

  deinit { entries.deallocate() }

  @inline(__always)
  private func place(of key: UInt64) -> UnsafeMutablePointer<Entry> {
    entries + Int(truncatingIfNeeded: key & UInt64(Self.count - 1))
  }

  /// The entry for a key, or ``TableEntry/unknown``.
  @inline(__always)
  func entry(for key: UInt64) -> TableEntry {
    let place = place(of: key)
    return place.pointee.key == key ? place.pointee.bounds : .unknown
  }

  /// Stores the result of a search with the window (alpha, alpha + 1).
  @inline(__always)
  func store(_ key: UInt64, score: Int, alpha: Int, best: Int, known: TableEntry) {
    var first = best
    if score <= alpha && known.best != SearchBoard.noSquare { first = known.best }
    let second = first == known.best ? known.second : known.best
    place(of: key).pointee = Entry(
      key: key,
      bounds: TableEntry(
        lower: score > alpha ? score : known.lower, upper: score > alpha ? known.upper : score,
        best: first, second: second, depth: 0, selectivity: 0, cost: 0, age: 0))
  }

  /// Whether the position after a move is known to beat alpha: the score, or nil.
  @inline(__always)
  func enhancedCutoff(of board: SearchBoard, _ list: MoveList, alpha: Int) -> Int? {
    var index = 0
    while index < list.count {
      let move = list[index]
      let next = board.playing(Int(move.square), flips: move.flips)
      let score = Score.negated(entry(for: TableAccess.key(of: next)).upper)
      if score > alpha { return score }
      index &+= 1
    }
    return nil
  }
}
