import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The memory that searching threads share: what is known about positions met before.
///
/// Entries need no lock. Each is two words, the position's key xored with the data and the data, so
/// that an entry torn by two writers does not match any key. Four entries fill a cache line and
/// form a bucket.
final class TranspositionTable: Sendable {
  /// The allocated block and the first cache line in it; addresses, because raw pointers are not
  /// Sendable.
  private let block: UInt
  private let firstBucket: UInt
  private let bucketCount: Int
  private let currentAge = Atomic<UInt8>(0)

  /// Makes an empty table of the largest power of two that fits in `bytes`, at least 64 KB.
  init(bytes: Int) {
    var count = 1024
    while count * 2 * Self.bucketBytes <= bytes { count *= 2 }
    bucketCount = count
    // Zero pages from the system: an untouched part of the table costs neither time nor memory.
    guard let memory = calloc(count + 1, Self.bucketBytes) else {
      preconditionFailure("no memory for a table of \(count * Self.bucketBytes) bytes")
    }
    block = UInt(bitPattern: memory)
    firstBucket = (block + 63) & ~63
  }

  deinit { free(UnsafeMutableRawPointer(bitPattern: block)) }

  static let bucketBytes = 64

  /// The memory held, in bytes.
  var byteCount: Int { (bucketCount + 1) * Self.bucketBytes }

  /// How a thread reads and writes the table during one search.
  var access: TableAccess {
    TableAccess(
      address: firstBucket, bucketCount: bucketCount, age: currentAge.load(ordering: .relaxed))
  }

  /// Makes entries of earlier searches the first to be replaced.
  func startSearch() { currentAge.wrappingAdd(1, ordering: .relaxed) }

  /// Forgets everything.
  func clear() {
    let access = access
    access.clear()
    currentAge.store(0, ordering: .relaxed)
  }
}
