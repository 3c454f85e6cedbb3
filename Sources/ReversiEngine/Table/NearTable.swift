import Posix

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

  /// The number of entries, a power of two. They take 256 KB. Twice as many save 1 % of the nodes
  /// on FFO #40–#43, and no time (version 1.32).
  private static let count = 1 << 14

  /// Creates an empty table.
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

  /// The entry for a key, or ``TableEntry/unknown``.
  @inline(__always)
  func entry(for key: UInt64) -> TableEntry {
    let place = place(of: key)
    return place.pointee.key == key ? place.pointee.bounds : .unknown
  }

  /// Stores the result of a search with the window (alpha, alpha + 1), beside what was `known`.
  @inline(__always)
  func store(_ key: UInt64, score: Int, alpha: Int, best: Int, known: TableEntry) {
    let isAbove = score > alpha
    place(of: key).pointee = Entry(
      key: key,
      bounds: TableEntry(
        lower: isAbove ? score : known.lower, upper: isAbove ? known.upper : score,
        best: isAbove || known.best == SearchBoard.noSquare ? best : known.best))
  }

  /// Enhanced transposition cutoff: if the table proves that a move beats alpha, the node is cut.
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
