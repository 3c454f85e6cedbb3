import Posix
import Synchronization

/// The memory of positions that searching threads share.
///
/// Entries need no lock. Each is two words, the key xored with the data and the data, so an entry
/// torn by two writers matches no key. Four entries fill a cache line and form a bucket.
final class TranspositionTable: Sendable {
  private let words: SharedBuffer<Atomic<UInt64>>
  private let bucketCount: Int
  private let currentAge = Atomic<UInt8>(0)

  /// Allocates a number of words, all of them zero.
  typealias Allocation = (_ words: Int) throws(SystemError) -> SharedBuffer<Atomic<UInt64>>

  /// Creates an empty table of the largest power of two within `bytes`, at least 64 KB.
  ///
  /// While memory is short, the table is halved, down to a single bucket in the program's own
  /// memory.
  init(bytes: Int, allocate: Allocation = TranspositionTable.allocateBesideReserve) {
    var count = 1024
    while count * 2 * Self.bucketBytes <= bytes { count *= 2 }
    var words: SharedBuffer<Atomic<UInt64>>?
    while words == nil && count > 1 {
      words = try? allocate(count * Self.bucketWords)
      if words == nil { count /= 2 }
    }
    bucketCount = count
    self.words = words ?? SharedBuffer(onHeap: Self.bucketWords) { Atomic(0) }
  }

  /// Allocates words if enough memory remains for the rest of the program.
  ///
  /// A table that took the last memory would kill the program at its next allocation.
  private static func allocateBesideReserve(
    _ words: Int
  ) throws(SystemError) -> SharedBuffer<Atomic<UInt64>> {
    let buffer = try SharedBuffer<Atomic<UInt64>>(zeroed: words)
    _ = try ZeroedMemory(byteCount: reserveBytes)
    return buffer
  }

  private static let reserveBytes = 6 << 20
  private static let bucketWords = bucketBytes / MemoryLayout<UInt64>.stride

  /// A cache line.
  static let bucketBytes = 64

  /// The memory in bytes.
  var byteCount: Int { bucketCount * Self.bucketBytes }

  /// Access for one thread during one search.
  var access: TableAccess {
    TableAccess(
      words: words, bucketCount: bucketCount, age: currentAge.load(ordering: .relaxed))
  }

  /// Lets entries of earlier searches be replaced first.
  func startSearch() { currentAge.wrappingAdd(1, ordering: .relaxed) }

  /// Forgets everything.
  func clear() {
    let access = access
    access.clear()
    currentAge.store(0, ordering: .relaxed)
  }
}
