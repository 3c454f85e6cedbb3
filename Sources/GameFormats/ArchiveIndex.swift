/// Where the lines of an archive are, in the order of their dates. Empty lines do not count.
///
/// The text begins with a line for the version, and a line with the number of bytes, the number of
/// lines and a checksum of the last bytes. Three numbers for each line follow: its place, its length
/// and its date, eight bytes each, the lowest byte first.
public struct ArchiveIndex: Sendable, Hashable {
  /// A line of the archive.
  public struct Entry: Sendable, Hashable {
    /// The place of its first byte.
    public let place: Int
    /// The number of its bytes, without its end.
    public let length: Int
    /// The `order` of the date on which its game ended; -1 if that is unknown.
    public let date: Int

    /// An entry.
    public init(place: Int, length: Int, date: Int) {
      (self.place, self.length, self.date) = (place, length, date)
    }

    /// The places of its bytes.
    public var places: Range<Int> { place..<place + length }

    fileprivate func isBefore(_ other: Entry) -> Bool {
      (date, place) < (other.date, other.place)
    }
  }

  /// The number of bytes at the end of the indexed part that tell it from other files.
  public static let endLength = 4096

  /// The size of the indexed part of the archive, in bytes. It ends with a line end.
  public private(set) var size = 0
  /// The lines in that part: those without a date first, then the oldest games. Lines with the same
  /// date are in the order of the file.
  public private(set) var entries: [Entry] = []

  /// The index of an empty archive.
  public init() {}

  /// Adds bytes that follow the indexed part, up to their last line end.
  ///
  /// - Returns: The number of bytes added.
  @discardableResult
  public mutating func append(_ bytes: [UInt8]) -> Int {
    var start = 0
    bytes.withUnsafeBytes { bytes in
      while let end = bytes.lineEnd(from: start) {
        if end > start { add(bytes[start..<end], at: size + start) }
        start = end + 1
      }
    }
    size += start
    return start
  }

  /// Adds the last line of the archive, which has no end. The index is then complete.
  public mutating func finish(with rest: [UInt8]) {
    if !rest.isEmpty { add(rest[...], at: size) }
    size += rest.count
  }

  private mutating func add(_ line: some RandomAccessCollection<UInt8>, at place: Int) {
    let date = GameDate(inLine: line)?.order ?? -1
    entries.append(Entry(place: place, length: line.count, date: date))
  }

  /// Puts the lines in order after some have been added.
  public mutating func sort() {
    // Usually they are.
    if !areInOrder { entries.sort { $0.isBefore($1) } }
  }

  private var areInOrder: Bool {
    zip(entries, entries.dropFirst()).allSatisfy { $0.isBefore($1) }
  }
}

// The text.
extension ArchiveIndex {
  private static let version = "reversi-index 2"
  private static let numberLength = 8
  private static let entryLength = 3 * numberLength
  /// The longest text that is read, in bytes: enough for two million games.
  public static let longest = 48 << 20

  /// Reads the text of an index.
  ///
  /// - Returns: The index and the checksum; nil if the text is not an index.
  public static func read(_ bytes: [UInt8]) -> (index: ArchiveIndex, end: UInt64)? {
    let parts = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].elementsEqual(version.utf8) else { return nil }
    let head = String(decoding: parts[1], as: UTF8.self).split(separator: " ")
    guard head.count == 3, let size = Int(head[0]), let count = Int(head[1]),
      let end = UInt64(head[2]), (0..<1 << 60).contains(size),
      (0...bytes.count).contains(count), parts[2].count == count * entryLength
    else { return nil }
    var index = ArchiveIndex()
    index.size = size
    index.entries = parts[2].withUnsafeBytes { bytes in
      func number(_ start: Int) -> Int {
        Int(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: Int.self))
      }
      return (0..<count).map {
        let start = $0 * entryLength
        return Entry(
          place: number(start), length: number(start + numberLength),
          date: number(start + 2 * numberLength))
      }
    }
    guard
      index.areInOrder,
      index.entries.allSatisfy({
        $0.place >= 0 && $0.place < size && $0.length > 0 && $0.length < size - $0.place
      })
    else { return nil }
    return (index, end)
  }

  /// The text.
  ///
  /// - Parameter end: The checksum of the last bytes.
  public func text(end: UInt64) -> [UInt8] {
    var text = Array("\(Self.version)\n\(size) \(entries.count) \(end)\n".utf8)
    text.reserveCapacity(text.count + entries.count * Self.entryLength)
    for entry in entries {
      for number in [entry.place, entry.length, entry.date] {
        withUnsafeBytes(of: number.littleEndian) { text += $0 }
      }
    }
    return text
  }

  /// A checksum of bytes (FNV-1a, 64 bits).
  public static func checksum(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension UnsafeRawBufferPointer {
  /// The index of the first line end from an index on; nil if there is none. Eight bytes are searched
  /// at a time, which takes a quarter of the time.
  fileprivate func lineEnd(from start: Int) -> Int? {
    let lineEnds = 0x0A0A_0A0A_0A0A_0A0A as UInt64
    var index = start
    while index + 8 <= count {
      // A byte is 0 where there is a line end. The lowest set bit is the high one of the first such
      // byte.
      let word = UInt64(littleEndian: loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let zeros = word ^ lineEnds
      let found = (zeros &- 0x0101_0101_0101_0101) & ~zeros & 0x8080_8080_8080_8080
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    return self[index...].firstIndex(of: UInt8(ascii: "\n"))
  }
}

extension GameDate {
  /// The date of the game in a line in the Generic Game Format, or nil.
  ///
  /// Only the property `DT` is read: reading the whole game would take a hundred times as long.
  init?(inLine line: some RandomAccessCollection<UInt8>) {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    var rest = line[...]
    // The three bytes before the next one, in small letters.
    var (third, second, first) = (0, 0, 0) as (UInt8, UInt8, UInt8)
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "["), first == UInt8(ascii: "t"), second == UInt8(ascii: "d"),
        !letters.contains(third)
      {
        let value = rest.prefix { $0 != UInt8(ascii: "]") }
        self.init(ggf: value.drop { $0 == UInt8(ascii: " ") })
        return
      }
      (third, second, first) = (second, first, byte | 0x20)
    }
    return nil
  }
}
