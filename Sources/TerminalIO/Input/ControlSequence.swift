import Controls
import Screen

/// A control sequence while it arrives: `ESC [` or `ESC O`, parameters, and the byte that ends it.
struct ControlSequence: Sendable, Hashable {
  /// How many bytes of one are kept: more than any that the game understands has. A longer one
  /// lacks its end, and so means nothing.
  static let capacity = 32

  /// Its bytes from ESC on, as far as they are kept.
  private(set) var bytes: [UInt8]
  private let introducer: Introducer

  init(_ introducer: Introducer) {
    self.introducer = introducer
    bytes = [0x1B, introducer.rawValue]
  }

  /// What a byte does to a sequence.
  enum Part {
    /// It is part of the sequence, and more follows.
    case inner
    /// It ends the sequence.
    case end
    /// So many bytes follow that could be anything.
    case introducesBytes(Int)
    /// It does not belong to the sequence, which ends here.
    case foreign
  }

  /// Adds a byte.
  mutating func add(_ byte: UInt8) -> Part {
    let part = part(of: byte)
    if case .foreign = part { return part }
    if bytes.count < Self.capacity { bytes.append(byte) }
    return part
  }

  private func part(of byte: UInt8) -> Part {
    let isFirst = bytes.count == 2
    return switch (introducer, byte) {
    // A mouse report of the oldest form: button, column and row, a byte each.
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

  /// What its end means; nil if it is nothing that the game has a use for.
  func meaning(_ keys: ReceivedSequences) -> TerminalInput? {
    if let key = keys[bytes] { return .key(key) }
    guard introducer == .control, let final = bytes.last else { return nil }
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

  /// What it means as an answer to a question about a mode: `ESC [ ? 2026 ; 2 $ y`. The second
  /// number is 1 if it is on, 2 if it is off.
  private var mode: TerminalInput? {
    let parameters = bytes[2...].dropLast(2)
    guard parameters.first == UInt8(ascii: "?"),
      let numbers = Self.numbers(parameters.dropFirst()), numbers.count == 2
    else { return nil }
    return .mode(numbers[0], isKnown: 1...2 ~= numbers[1])
  }

  private static let modeEnd = Array("$y".utf8)

  /// What three bytes mean as a mouse report of the oldest form.
  static func press(_ bytes: [UInt8]) -> TerminalInput? {
    guard bytes.count == 3 else { return nil }
    let numbers = bytes.map { Int($0) - 32 }
    return press(button: numbers[0], column: numbers[1], row: numbers[2])
  }

  /// Whether it marks the start of a paste.
  var beginsPaste: Bool { bytes == Self.pasteBegin }

  private static let pasteBegin = Array("\u{1B}[200~".utf8)

  /// A press of the first button, without Shift and the like, is a click; a release is button 3,
  /// or ends in `m`. Two buttons are the wheel. 32 is added while the mouse is moved.
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

  /// A place that the terminal counts from 1.
  private static func place(column: Int, row: Int) -> ScreenPoint? {
    guard column > 0, row > 0 else { return nil }
    return ScreenPoint(column: column - 1, row: row - 1)
  }

  /// Decimal numbers with semicolons between them; nil if it is anything else.
  static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int]? {
    let texts = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    var numbers: [Int] = []
    for text in texts {
      // No screen has a place of more than six digits.
      guard 1...6 ~= text.count, text.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
      numbers.append(text.reduce(0) { $0 * 10 + Int($1 - 0x30) })
    }
    return numbers
  }
}
