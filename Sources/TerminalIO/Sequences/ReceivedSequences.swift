import Canvas

/// The bytes that the terminal sends: those of keys, and those around other input.
package struct ReceivedSequences: Sendable {
  package typealias KeySequence = (bytes: [UInt8], key: Key)

  private let keys: [[UInt8]: Key]

  /// The common sequences, and the others that one terminal is known to send.
  ///
  /// - Parameter others: The bytes of this terminal's keys, from the terminal database. Keys that
  ///   send a printable character or more than one control sequence are left out.
  package init(others: [KeySequence] = []) {
    keys = Dictionary(
      others.filter { Self.isUsable($0.bytes) } + Self.common,
      uniquingKeysWith: { first, _ in first })
  }

  /// The key that sends these bytes.
  subscript(bytes: [UInt8]) -> Key? { keys[bytes] }

  /// The keys of the game in both forms that terminals send, independent of the terminal database.
  private static let common: [KeySequence] = [
    ([0x09], .tab), ([0x0A], .enter), ([0x0D], .enter), ([0x0C], .redraw), ([0x12], .redo),
    ([0x15], .eraseText), ([0x17], .eraseWord),
    ([0x08], .backspace), ([0x7F], .backspace),
    (sequence("[A"), .up), (sequence("[B"), .down), (sequence("[C"), .right),
    (sequence("[D"), .left),
    (sequence("OA"), .up), (sequence("OB"), .down), (sequence("OC"), .right),
    (sequence("OD"), .left),
    (sequence("[H"), .home), (sequence("[F"), .end), (sequence("OH"), .home),
    (sequence("OF"), .end),
    (sequence("[1~"), .home), (sequence("[4~"), .end), (sequence("[7~"), .home),
    (sequence("[8~"), .end),
    (sequence("[5~"), .pageUp), (sequence("[6~"), .pageDown), (sequence("[3~"), .delete),
    (sequence("[Z"), .backTab), (sequence("OM"), .enter),
  ]

  /// The beginning of every control sequence.
  static let controlSequenceBegin = sequence("[")
  /// The beginning of the reply to the question for the last of 256 colours.
  static let colorBegin = sequence("]4;255;")
  /// The mark before a paste.
  static let pasteBegin = sequence("[200~")
  /// The mark after a paste.
  static let pasteEnd = sequence("[201~")

  private static func sequence(_ text: String) -> [UInt8] { [0x1B] + Array(text.utf8) }

  private static func isUsable(_ bytes: [UInt8]) -> Bool {
    switch bytes.count {
    case 1: bytes[0] < 0x20 && bytes[0] != 0x1B
    case 2: bytes[0] == 0x1B && Introducer(rawValue: bytes[1]) == nil && bytes[1] != 0x1B
    case 3...ControlSequence.capacity:
      bytes[0] == 0x1B && (bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O"))
    default: false
    }
  }
}
