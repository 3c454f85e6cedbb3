/// Reads little-endian numbers from bytes. `[UInt8].append(number:)` writes them.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  /// Starts at the first byte.
  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// Whether all bytes have been read.
  var isAtEnd: Bool { rest.isEmpty }

  /// The next number, or nil if too few bytes remain.
  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number? {
    let count = Number.bitWidth / 8
    guard rest.count >= count else { return nil }
    defer { rest.removeFirst(count) }
    return rest.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(as: Number.self)) }
  }

  /// The next bytes, or nil if too few remain.
  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard rest.count >= count else { return nil }
    defer { rest.removeFirst(count) }
    return rest.prefix(count)
  }
}

extension [UInt8] {
  /// Appends a number, lowest byte first.
  mutating func append(number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
