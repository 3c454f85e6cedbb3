import Posix
import Synchronization

/// The memory of positions that searching threads share.
///
/// Entries need no lock. Each is two words, the key xored with the data and the data, so an entry
/// torn by two writers matches no key. Four entries fill a cache line and form a bucket.
final class TranspositionTable: Sendable {
  private let pages: AtomicPages
  private let bucketCount: Int
  private let currentAge = Atomic<UInt8>(0)

  /// Creates an empty table of the largest power of two within `bytes`, at least 64 KB.
  ///
  /// A table that does not fit into memory is halved.
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

  /// A cache line.
  static let bucketBytes = 64

  /// The memory in bytes.
  var byteCount: Int { bucketCount * Self.bucketBytes }

  /// Access for one thread during one search.
  var access: TableAccess {
    TableAccess(pages, bucketCount: bucketCount, age: currentAge.load(ordering: .relaxed))
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
