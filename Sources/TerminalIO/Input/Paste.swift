/// An incoming pasted text, between its two marks.
struct Paste: Sendable, Hashable {
  /// The maximum number of bytes that are stored.
  static let capacity = 65_536

  private static let endMark = ReceivedSequences.pasteEnd

  private var bytes: [UInt8] = []
  /// The number of bytes of the end mark that have just arrived.
  private var matched = 0

  /// Whether the paste has reached its capacity.
  var isFull: Bool { bytes.count >= Self.capacity }

  /// The text; invalid UTF-8 is replaced.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Removes the bytes of the paste from the beginning of others. Returns whether the end mark is
  /// complete.
  mutating func consume(from others: inout ArraySlice<UInt8>) -> Bool {
    while !others.isEmpty {
      if matched == 0 {
        let text = others.prefix { $0 != Self.endMark[0] }
        keep(text)
        others = others[text.endIndex...]
      }
      if let byte = others.popFirst(), add(byte) { return true }
    }
    return false
  }

  /// Adds a byte, and returns whether it completes the end mark.
  private mutating func add(_ byte: UInt8) -> Bool {
    if byte == Self.endMark[matched] {
      matched += 1
      return matched == Self.endMark.count
    }
    // The bytes that looked like the mark were text. Only another ESC can start the mark again.
    keep(Self.endMark.prefix(matched))
    matched = byte == Self.endMark[0] ? 1 : 0
    if matched == 0 { keep(CollectionOfOne(byte)) }
    return false
  }

  /// This paste, which from now on discards its text until the end mark.
  var rest: Paste {
    var rest = self
    rest.bytes = []
    rest.isKept = false
    return rest
  }

  private var isKept = true

  private mutating func keep(_ more: some Collection<UInt8>) {
    if isKept { bytes += more.prefix(Self.capacity - bytes.count) }
  }
}
