import Canvas

/// An incoming control sequence: `ESC [` or `ESC O`, parameters, and a final byte.
struct ControlSequence: Sendable, Hashable {
  /// The number of bytes to store: more than any sequence that the game understands. A longer
  /// sequence is stored without its end, and so has no meaning.
  static let capacity = 64

  /// The stored bytes, beginning with ESC.
  private(set) var bytes: [UInt8]
  private let introducer: Introducer

  init(_ introducer: Introducer) {
    self.introducer = introducer
    bytes = [0x1B, introducer.rawValue]
  }

  /// The role of a byte in a sequence.
  enum Part {
    /// The byte is part of the sequence, and more bytes follow.
    case inner
    /// The byte ends the sequence.
    case end
    /// The byte introduces this number of arbitrary bytes.
    case introducesBytes(Int)
    /// The byte does not belong to the sequence, which ends before it.
    case foreign
  }

  /// Adds a byte, and returns its role.
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

  /// The input that the complete sequence stands for; none if the game has no use for it.
  func meaning(_ keys: ReceivedSequences) -> [TerminalInput] {
    if let key = keys[bytes] { return [.key(key)] }
    guard introducer == .control, let final = bytes.last else { return [] }
    if let report = report(final) { return [report] }
    let parameters = bytes[2...].dropLast()
    return final == ConsoleKeyReport.final
      ? ConsoleKeyReport(parameters)?.inputs(keys) ?? []
      : KeyReport(parameters, final: final)?.inputs(keys) ?? []
  }

  /// The click, or the reply, that the sequence stands for; nil if it is neither.
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

  /// The reply about a mode that the sequence stands for, if any: `ESC [ ? 2026 ; 2 $ y`. The
  /// second number is 1 if the mode is on, 2 if it is off.
  private var mode: TerminalInput? {
    let parameters = bytes[2...].dropLast(2)
    guard parameters.first == UInt8(ascii: "?"),
      let numbers = Self.numbers(parameters.dropFirst()), numbers.count == 2
    else { return nil }
    return .mode(numbers[0], isKnown: 1...2 ~= numbers[1])
  }

  private static let modeEnd = Array("$y".utf8)

  /// The click that three bytes stand for in a mouse report of the oldest form.
  static func press(_ bytes: [UInt8]) -> TerminalInput? {
    guard bytes.count == 3 else { return nil }
    let numbers = bytes.map { Int($0) - 32 }
    return press(button: numbers[0], column: numbers[1], row: numbers[2])
  }

  /// Whether the sequence marks the start of a paste.
  var beginsPaste: Bool { bytes == ReceivedSequences.pasteBegin }

  /// A press of the first button, without Shift and the like, is a click. A release is button 3, or
  /// ends in `m`. Two button numbers belong to the wheel. Mouse motion adds 32.
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

  /// A place from coordinates that the terminal counts from 1.
  private static func place(column: Int, row: Int) -> ScreenPoint? {
    guard column > 0, row > 0 else { return nil }
    return ScreenPoint(column: column - 1, row: row - 1)
  }

  /// Decimal numbers separated by semicolons; nil for anything else.
  static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int]? {
    let texts = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    var numbers: [Int] = []
    for text in texts {
      guard let number = number(text) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// A decimal number; nil for anything else.
  static func number(_ text: ArraySlice<UInt8>) -> Int? {
    // No screen coordinate, and no character, has more than seven digits.
    guard 1...7 ~= text.count, text.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return text.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
