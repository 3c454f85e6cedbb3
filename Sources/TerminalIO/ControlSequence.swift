import Canvas

/// An incoming control sequence: `ESC [` or `ESC O`, parameters, and a final byte.
struct ControlSequence: Sendable, Hashable {
  /// In bytes. Longer sequences are cut off, and the game understands none of them.
  static let capacity = 64

  private(set) var bytes: [UInt8]
  private let introducer: Introducer

  init(_ introducer: Introducer) {
    self.introducer = introducer
    bytes = [0x1B, introducer.rawValue]
  }

  enum Part {
    /// More bytes follow.
    case inner
    case end
    /// This number of arbitrary bytes follows.
    case introducesBytes(Int)
    /// The sequence ends before this byte.
    case foreign
  }

  mutating func add(_ byte: UInt8) -> Part {
    let part = part(of: byte)
    if case .foreign = part { return part }
    if bytes.count < Self.capacity { bytes.append(byte) }
    return part
  }

  private func part(of byte: UInt8) -> Part {
    let isFirst = bytes.count == 2
    return switch (introducer, byte) {
    // A mouse report in the oldest form: button, column and row, one byte each.
    case (.control, UInt8(ascii: "M")) where isFirst: .introducesBytes(3)
    // The Linux console's function keys: `ESC [ [ A`.
    case (.control, UInt8(ascii: "[")) where isFirst: .introducesBytes(1)
    case (.control, 0x20...0x3F): .inner
    // `ESC O 2 P`: a function key with Shift, on old terminals. The keypad's space is `ESC O SP`.
    case (_, 0x30...0x3F): .inner
    case (_, 0x20...0x7E): .end
    default: .foreign
    }
  }

  /// Empty if the game has no use for the sequence.
  func meaning(_ keys: ReceivedSequences) -> [TerminalInput] {
    if let key = keys[bytes] { return [.key(key)] }
    guard introducer == .control, let final = bytes.last else { return [] }
    if let report = report(final) { return [report] }
    let parameters = bytes[2...].dropLast()
    return final == ConsoleKeyReport.final
      ? ConsoleKeyReport(parameters)?.inputs(keys) ?? []
      : KeyReport(parameters, final: final)?.inputs(keys) ?? []
  }

  private func report(_ final: UInt8) -> TerminalInput? {
    if bytes.suffix(2) == Self.modeEnd { return mode }
    var parameters = bytes[2...].dropLast()
    let isMarked = parameters.first == UInt8(ascii: "<")
    if isMarked { parameters.removeFirst() }
    guard let numbers = Self.numbers(parameters) else { return nil }
    switch (final, isMarked, numbers.count) {
    case (UInt8(ascii: "M"), true, 3):
      return Self.press(button: numbers[0], column: numbers[1], row: numbers[2])
    case (UInt8(ascii: "M"), false, 3):
      return Self.press(button: numbers[0] - 32, column: numbers[1], row: numbers[2])
    default: return nil
    }
  }

  /// A reply such as `ESC [ ? 2026 ; 2 $ y`. The second number is 1 for on, 2 for off.
  private var mode: TerminalInput? {
    let parameters = bytes[2...].dropLast(2)
    guard parameters.first == UInt8(ascii: "?"),
      let numbers = Self.numbers(parameters.dropFirst()), numbers.count == 2
    else { return nil }
    return .mode(numbers[0], isKnown: 1...2 ~= numbers[1])
  }

  private static let modeEnd = Array("$y".utf8)

  /// From a mouse report of the oldest form.
  static func press(_ bytes: [UInt8]) -> TerminalInput? {
    guard bytes.count == 3 else { return nil }
    let numbers = bytes.map { Int($0) - 32 }
    return press(button: numbers[0], column: numbers[1], row: numbers[2])
  }

  var beginsPaste: Bool { bytes == ReceivedSequences.pasteBegin }

  /// A release is button 3, or ends in `m`. Mouse motion adds 32 to the button.
  private static func press(button: Int, column: Int, row: Int) -> TerminalInput? {
    guard let point = place(column: column, row: row) else { return nil }
    return switch button {
    case 0: .key(.click(point))
    case 64: .key(.wheelUp)
    case 65: .key(.wheelDown)
    case 32...35: .key(.point(point))
    default: nil
    }
  }

  /// The terminal counts from 1.
  private static func place(column: Int, row: Int) -> ScreenPoint? {
    guard column > 0, row > 0 else { return nil }
    return ScreenPoint(column: column - 1, row: row - 1)
  }

  /// Separated by semicolons; nil for anything else.
  static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int]? {
    let texts = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    var numbers: [Int] = []
    for text in texts {
      guard let number = number(text) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  static func number(_ text: ArraySlice<UInt8>) -> Int? {
    // No screen coordinate, and no character, has more than seven digits.
    guard 1...7 ~= text.count, text.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return text.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}

/// The byte after ESC that begins a longer sequence, by ECMA-48.
enum Introducer: UInt8 {
  /// A control sequence (CSI): parameters and a final letter.
  case control = 0x5B
  /// A single shift (SS3): the keypad and the first function keys send it.
  case keypad = 0x4F
  /// A single shift (SS2) of one character.
  case shift = 0x4E
  /// A device control string (DCS).
  case device = 0x50
  /// An operating system command (OSC).
  case system = 0x5D
  /// A start of string (SOS).
  case plain = 0x58
  /// A privacy message (PM).
  case privacy = 0x5E
  /// An application program command (APC).
  case application = 0x5F

  /// For a byte from 0x80 to 0x9F that is not part of a character.
  init?(eightBit byte: UInt8) {
    guard 0x80...0x9F ~= byte else { return nil }
    self.init(rawValue: byte - 0x40)
  }
}

/// An incoming string: an operating system command and the like, up to its end.
struct TerminalString: Sendable, Hashable {
  /// In bytes. Longer strings are cut off, and the game understands none of them.
  static let capacity = 32

  private let introducer: Introducer
  private(set) var length = 0
  /// The last one may be the ESC that begins the end.
  private var bytes: [UInt8] = []

  init(_ introducer: Introducer) { self.introducer = introducer }

  mutating func add(_ byte: UInt8) {
    length += 1
    if bytes.count < Self.capacity { bytes.append(byte) }
  }

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

  /// Scaled to 0 to 255.
  private static func component(_ digits: ArraySlice<UInt8>) -> UInt32? {
    let text = String(decoding: digits, as: UTF8.self)
    guard 1...4 ~= digits.count, text.allSatisfy(\.isHexDigit), let value = UInt32(text, radix: 16)
    else { return nil }
    let maximum: UInt32 = 1 << UInt32(4 * digits.count) - 1
    return (value * 255 + maximum / 2) / maximum
  }
}

/// The bytes that the terminal sends: those of keys, and those around other input.
package struct ReceivedSequences: Sendable {
  package typealias KeySequence = (bytes: [UInt8], key: Key)

  private let keys: [[UInt8]: Key]

  /// The common sequences, and those of one terminal from the terminal database. Keys that send a
  /// printable character or more than one control sequence are left out.
  package init(others: [KeySequence] = []) {
    keys = Dictionary(
      others.filter { Self.isUsable($0.bytes) } + Self.common,
      uniquingKeysWith: { first, _ in first })
  }

  subscript(bytes: [UInt8]) -> Key? { keys[bytes] }

  /// In both forms that terminals send, independent of the terminal database.
  private static let common: [KeySequence] =
    [
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
    ] + functionKeys

  private static let functionKeys: [KeySequence] =
    ["OP", "OQ", "OR", "OS"].map { (sequence($0), .function) }
    + [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24].map { (sequence("[\($0)~"), .function) }

  static let controlSequenceBegin = sequence("[")
  static let colorBegin = sequence("]4;255;")
  static let pasteBegin = sequence("[200~")
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
