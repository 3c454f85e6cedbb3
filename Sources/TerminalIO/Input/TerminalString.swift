import Canvas

/// An incoming string: an operating system command and the like, up to its end.
struct TerminalString: Sendable, Hashable {
  /// The number of bytes to store: more than any string that the game understands. A longer string
  /// is stored without its end, and so has no meaning.
  static let capacity = 32

  private let introducer: Introducer
  /// The number of bytes that have arrived.
  private(set) var length = 0
  /// The stored bytes; the last one may be the ESC that begins the end.
  private var bytes: [UInt8] = []

  init(_ introducer: Introducer) { self.introducer = introducer }

  mutating func add(_ byte: UInt8) {
    length += 1
    if bytes.count < Self.capacity { bytes.append(byte) }
  }

  /// The input that the complete string stands for; nil if the game has no use for it.
  ///
  /// The reply about the background is `11;rgb:0000/8787/0000`, with one to four hexadecimal digits
  /// for each component.
  var meaning: TerminalInput? {
    guard introducer == .system, bytes.starts(with: Self.background) else { return nil }
    let parts = bytes.dropFirst(Self.background.count).dropLast(bytes.last == 0x1B ? 1 : 0)
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let components = parts.compactMap(Self.component)
    guard parts.count == 3, components.count == 3 else { return nil }
    return .background(RGB(components.reduce(0) { $0 << 8 | $1 }))
  }

  private static let background = Array("11;rgb:".utf8)

  /// A component, 0 to 255; nil for anything but one to four hexadecimal digits.
  private static func component(_ digits: ArraySlice<UInt8>) -> UInt32? {
    let text = String(decoding: digits, as: UTF8.self)
    guard 1...4 ~= digits.count, text.allSatisfy(\.isHexDigit), let value = UInt32(text, radix: 16)
    else { return nil }
    let maximum: UInt32 = 1 << UInt32(4 * digits.count) - 1
    return (value * 255 + maximum / 2) / maximum
  }
}
