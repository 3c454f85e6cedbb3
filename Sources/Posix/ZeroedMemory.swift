import CPosix

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A block of bytes that are all zero, straight from the system and page by page.
///
/// A page that nobody touches takes neither time nor memory. The owner frees the block by letting
/// go of this value.
public struct ZeroedMemory: ~Copyable {
  /// The first byte, at the start of a page.
  public let start: UnsafeMutableRawPointer
  /// The number of bytes.
  public let byteCount: Int

  /// Allocates a block.
  ///
  /// - Parameter byteCount: The number of bytes, 1 or more.
  /// - Throws: `SystemError` if there is no memory left.
  public init(byteCount: Int) throws(SystemError) {
    let block = mmap(
      nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let block, block != MAP_FAILED else {
      let error = SystemError.last
      traps_note_shortage()
      throw error
    }
    start = block
    self.byteCount = byteCount
  }

  /// Asks for large pages, which a program that reads all over a large block finds sooner.
  ///
  /// The first touch of such a page takes two megabytes, where the system has them. It matters
  /// nothing where it has not.
  public func preferLargePages() {
    #if os(Linux)
      madvise(start, byteCount, MADV_HUGEPAGE)
    #endif
  }

  deinit { munmap(start, byteCount) }
}
