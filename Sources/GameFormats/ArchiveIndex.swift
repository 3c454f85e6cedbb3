/// Where the lines of an archive are: the place of every 256th line. Empty lines do not count.
///
/// The text begins with a line for the version, and a line with the number of bytes, the number of
/// lines and a checksum of the last bytes. A line for each place follows.
public struct ArchiveIndex: Sendable, Hashable {
  /// The number of lines from one place to the next.
  public static let step = 256
  /// The number of bytes at the end of the indexed part that tell it from other files.
  public static let endLength = 4096

  /// The size of the indexed part of the archive, in bytes. It ends with a line end.
  public private(set) var size = 0
  /// The number of lines in that part. Empty lines do not count.
  public private(set) var count = 0
  /// The places of the lines 0, `step`, 2 × `step` and so on, in bytes.
  public private(set) var places: [Int] = []

  /// The index of an empty archive.
  public init() {}

  /// Adds bytes that follow the indexed part, up to their last line end.
  ///
  /// - Returns: The number of bytes added.
  @discardableResult
  public mutating func append(_ bytes: [UInt8]) -> Int {
    var start = 0
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
        if index > start {
          if count % Self.step == 0 { places.append(size + start) }
          count += 1
        }
        start = index + 1
      }
    }
    size += start
    return start
  }

  /// The lines from a place up to the next one, by the number of the place.
  public func lines(of block: Int) -> Range<Int> {
    block * Self.step..<min(count, (block + 1) * Self.step)
  }

  /// The part of the archive with these lines, in bytes.
  public func bytes(of block: Int) -> Range<Int> {
    places[block]..<(block + 1 < places.count ? places[block + 1] : size)
  }
}

// The text.
extension ArchiveIndex {
  private static let version = "reversi-index 1"
  /// The longest text that is read, in bytes: enough for a hundred million games.
  public static let longest = 8 << 20

  /// Reads the text of an index.
  ///
  /// - Returns: The index and the checksum; nil if the text is not an index.
  public static func read(_ bytes: [UInt8]) -> (index: ArchiveIndex, end: UInt64)? {
    var lines = bytes.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0, as: UTF8.self)
    }[...]
    guard lines.popFirst() == version, let head = lines.popFirst()?.split(separator: " "),
      head.count == 3, let size = Int(head[0]), let count = Int(head[1]),
      let end = UInt64(head[2])
    else { return nil }
    var index = ArchiveIndex()
    (index.size, index.count) = (size, count)
    index.places = lines.compactMap { Int($0) }
    // No line is shorter than two bytes with its end.
    guard (0..<1 << 60).contains(size), (0...size / 2).contains(count),
      index.places.count == lines.count,
      index.places.count == (count + step - 1) / step, index.places.first ?? 0 >= 0,
      zip(index.places, index.places.dropFirst() + [size]).allSatisfy({ $0 < $1 })
    else { return nil }
    return (index, end)
  }

  /// The text.
  ///
  /// - Parameter end: The checksum of the last bytes.
  public func text(end: UInt64) -> [UInt8] {
    let lines = [Self.version, "\(size) \(count) \(end)"] + places.map { String($0) }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// A checksum of bytes (FNV-1a, 64 bits).
  public static func checksum(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
