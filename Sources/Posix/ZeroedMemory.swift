import Libc

/// A block of zero bytes, allocated page by page from the system.
///
/// Untouched pages take neither time nor memory. The block is freed when this value is destroyed.
package struct ZeroedMemory: ~Copyable {
  /// The first byte, at the start of a page.
  package let start: UnsafeMutableRawPointer
  package let byteCount: Int

  /// Allocates a block of `byteCount` bytes, 1 or more.
  ///
  /// - Throws: `SystemError` if there is no memory left.
  package init(byteCount: Int) throws(SystemError) {
    let block = mmap(
      nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let block, block != MAP_FAILED else { throw .last }
    start = block
    self.byteCount = byteCount
  }

  /// Asks for large pages, which speed up random access to a large block.
  ///
  /// The first touch of such a page takes two megabytes. On systems without them this has no
  /// effect.
  package func preferLargePages() {
    #if os(Linux)
      madvise(start, byteCount, MADV_HUGEPAGE)
    #endif
  }

  deinit { munmap(start, byteCount) }
}
