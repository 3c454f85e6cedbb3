import Canvas

/// A key as the Windows console reports it in *win32-input-mode*. The game does not ask for that,
/// but another program may have left it on.
///
/// The form is `ESC [ key ; scan code ; character ; down ; modifiers ; repeats _`. The key is a
/// virtual key code, and the character a UTF-16 unit or 0. A missing number is 0. Repeats are not
/// counted: terminals report each one. See
/// <https://github.com/microsoft/terminal/blob/main/doc/specs>, number 4999.
struct ConsoleKeyReport {
  /// The modifiers that were held, in the console's bits.
  private struct State: OptionSet {
    let rawValue: Int

    static let rightAlt = State(rawValue: 1)
    static let alt = State(rawValue: 1 | 2)
    static let leftControl = State(rawValue: 8)
    static let control = State(rawValue: 4 | 8)
    static let shift = State(rawValue: 16)
    /// The modifiers of AltGr, which types a third character on many keyboards.
    static let altGr: State = [.rightAlt, .leftControl]
  }

  private let key: Int
  private let character: Int
  private let isDown: Bool
  private let state: State

  /// The bytes that end a report.
  static let final = UInt8(ascii: "_")

  /// Reads the parameters of a control sequence; nil if they report no key.
  init?(_ parameters: ArraySlice<UInt8>) {
    var numbers: [Int] = []
    for text in parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      guard let number = text.isEmpty ? 0 : ControlSequence.number(text) else { return nil }
      numbers.append(number)
    }
    guard numbers.count <= 6 else { return nil }
    numbers += Array(repeating: 0, count: 6 - numbers.count)
    (key, character) = (numbers[0], numbers[2])
    (isDown, state) = (numbers[3] != 0, State(rawValue: numbers[4]))
  }

  /// The input that the report stands for; none for a key that is released or that the game does
  /// not know.
  func inputs(_ keys: ReceivedSequences) -> [TerminalInput] {
    guard isDown else { return [] }
    var modifiers: KeyReport.Modifiers = []
    if !state.isDisjoint(with: .alt) { modifiers.insert(.alt) }
    if !state.isDisjoint(with: .control) { modifiers.insert(.control) }
    switch character {
    case 0: return state.contains(.shift) ? [] : KeyReport.inputs(code, modifiers, keys)
    // Of these keys, only Tab has another meaning with Shift.
    case 8, 9, 13, 27:
      if state.contains(.shift) { modifiers.insert(.shift) }
      return KeyReport.inputs(character, modifiers, keys)
    // The control characters that letters and signs give with Ctrl.
    case 1..<0x20: return KeyReport.inputs(character | 0x40, modifiers.union(.control), keys)
    default:
      if state.contains(.altGr) { modifiers = [] }
      return KeyReport.inputs(character, base: letter, modifiers, keys)
    }
  }

  /// The letter of the key on a US keyboard; nil for another key.
  private var letter: Int? { 0x41...0x5A ~= key ? key : nil }

  /// The code that the kitty protocol has for a key without a character; 0 for a key that the game
  /// does not use.
  private var code: Int {
    switch key {
    case 0x21: 57354
    case 0x22: 57355
    case 0x23: 57357
    case 0x24: 57356
    case 0x25: 57350
    case 0x26: 57352
    case 0x27: 57351
    case 0x28: 57353
    case 0x2E: 57349
    default: 0
    }
  }
}
