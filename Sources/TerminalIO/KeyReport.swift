import Canvas
import Posix

/// A key as a terminal reports it in the kitty keyboard protocol, or in xterm's *modifyOtherKeys*.
/// The game asks for neither, but another program may have left them on.
///
/// The forms are `ESC [ code : shifted : base ; modifiers : event ; text u`, where `base` is the
/// key's letter on a US keyboard; `ESC [ 1 ; modifiers : event A` and `ESC [ 3 ; modifiers :
/// event ~` for keys with such a sequence of their own; and `ESC [ 27 ; modifiers ; code ~`. All
/// but the code may be missing.
/// See <https://sw.kovidgoyal.net/kitty/keyboard-protocol/> and
/// <https://invisible-island.net/xterm/modified-keys.html>.
struct KeyReport {
  struct Modifiers: OptionSet {
    let rawValue: Int

    static let shift = Modifiers(rawValue: 1)
    static let alt = Modifiers(rawValue: 2)
    static let control = Modifiers(rawValue: 4)
    static let capsLock = Modifiers(rawValue: 64)
    static let numLock = Modifiers(rawValue: 128)
  }

  /// Separated by semicolons, and within these by colons; nil for an empty number.
  private let fields: [[Int?]]
  private let final: UInt8

  init?(_ parameters: ArraySlice<UInt8>, final: UInt8) {
    var fields: [[Int?]] = []
    for field in parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      var numbers: [Int?] = []
      for text in field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) {
        let number = ControlSequence.number(text)
        guard text.isEmpty || number != nil else { return nil }
        numbers.append(number)
      }
      fields.append(numbers)
    }
    guard fields.count <= 3 else { return nil }
    self.fields = fields
    self.final = final
  }

  private func number(_ field: Int, _ index: Int = 0) -> Int? {
    fields.indices.contains(field) && fields[field].indices.contains(index)
      ? fields[field][index] : nil
  }

  /// Empty for a key that is released or that the game does not know.
  func inputs(_ keys: ReceivedSequences) -> [TerminalInput] {
    let isReleased = number(1, 1) == 3
    // `ESC [ u` has no code, and is no key.
    guard !isReleased, let code = number(0), let modifiers = modifiers else { return [] }
    switch final {
    case UInt8(ascii: "u"):
      let text = typedText
      return text.isEmpty
        ? Self.inputs(code, shifted: number(0, 1), base: number(0, 2), modifiers, keys) : text
    case UInt8(ascii: "~") where code == 27 && fields.count == 3:
      return number(2).map { Self.inputs($0, modifiers, keys) } ?? []
    case UInt8(ascii: "~"), UInt8(ascii: "A")...UInt8(ascii: "H"):
      guard fields.count == 2, modifiers.isSubset(of: [.capsLock, .numLock]) else { return [] }
      let number = final == UInt8(ascii: "~") ? Array(String(code).utf8) : []
      return keys[ReceivedSequences.controlSequenceBegin + number + [final]].map { [.key($0)] }
        ?? []
    default: return []
    }
  }

  private var modifiers: Modifiers? {
    let number = number(1) ?? 1
    return number > 0 ? Modifiers(rawValue: number - 1) : nil
  }

  private var typedText: [TerminalInput] {
    guard fields.count == 3 else { return [] }
    return fields[2].compactMap { $0.flatMap(Self.character) }.map { .key(.character($0)) }
  }
}

extension KeyReport {
  /// `shifted` is what the key types with Shift, and `base` its letter on a US keyboard, if known.
  static func inputs(
    _ code: Int, shifted: Int? = nil, base: Int? = nil, _ modifiers: Modifiers,
    _ keys: ReceivedSequences
  ) -> [TerminalInput] {
    let held = modifiers.subtracting([.capsLock, .numLock])
    if held.contains(.control) {
      guard held.isSubset(of: [.control, .shift]) else { return [] }
      return controlled(code < 0x80 ? code : base ?? code, keys)
    }
    guard held.isSubset(of: .shift) else { return [] }
    if let key = key(code, isShifted: held == .shift) { return [.key(key)] }
    guard let typed = character(code) else { return [] }
    if held == .shift, let shifted = shifted.flatMap(character) {
      return [.key(.character(shifted))]
    }
    let isUppercase = modifiers.contains(.shift) != modifiers.contains(.capsLock)
    let uppercase = isUppercase ? typed.uppercased() : ""
    return [.key(.character(uppercase.count == 1 ? uppercase.first ?? typed : typed))]
  }

  /// The key that the terminal would send, or the signal that the system would send.
  private static func controlled(_ code: Int, _ keys: ReceivedSequences) -> [TerminalInput] {
    if code < 0x80, let key = key(code, isShifted: false) { return [.key(key)] }
    // Ctrl-@ to Ctrl-_, and the letters in lower case.
    guard 0x40...0x5F ~= code || 0x61...0x7A ~= code else { return [] }
    let byte = UInt8(code & 0x1F)
    switch byte {
    case 0x03: return [.signal(.interrupt)]
    case 0x1A: return [.signal(.stop)]
    case 0x1C: return [.signal(.quit)]
    case 0x1B: return [.key(.escape)]
    default: return keys[[byte]].map { [.key($0)] } ?? []
    }
  }

  /// Nil for a key that types a character.
  private static func key(_ code: Int, isShifted: Bool) -> Key? {
    switch code {
    case 9, 57346: isShifted ? .backTab : .tab
    case 13, 57345, 57414: .enter
    case 27, 57344: .escape
    case 8, 127, 57347: .backspace
    case 57349, 57426: .delete
    case 57350, 57417: .left
    case 57351, 57418: .right
    case 57352, 57419: .up
    case 57353, 57420: .down
    case 57354, 57421: .pageUp
    case 57355, 57422: .pageDown
    case 57356, 57423: .home
    case 57357, 57424: .end
    default: nil
    }
  }

  private static let keypad = (first: 57399, characters: Array("0123456789./*-+\r=,"))

  private static func character(_ code: Int) -> Character? {
    let keypadIndex = code - keypad.first
    if keypad.characters.indices.contains(keypadIndex) { return keypad.characters[keypadIndex] }
    guard let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value) else { return nil }
    switch scalar.properties.generalCategory {
    case .control, .privateUse, .unassigned, .surrogate: return nil
    default: return Character(scalar)
    }
  }
}

/// A key as the Windows console reports it in *win32-input-mode*. The game does not ask for that,
/// but another program may have left it on.
///
/// The form is `ESC [ key ; scan code ; character ; down ; modifiers ; repeats _`. The key is a
/// virtual key code, and the character a UTF-16 unit or 0. A missing number is 0. Repeats are not
/// counted: terminals report each one. See
/// <https://github.com/microsoft/terminal/blob/main/doc/specs>, number 4999.
struct ConsoleKeyReport {
  private struct State: OptionSet {
    let rawValue: Int

    static let rightAlt = State(rawValue: 1)
    static let alt = State(rawValue: 1 | 2)
    static let leftControl = State(rawValue: 8)
    static let control = State(rawValue: 4 | 8)
    static let shift = State(rawValue: 16)
    /// AltGr types a third character on many keyboards.
    static let altGr: State = [.rightAlt, .leftControl]
  }

  private let key: Int
  private let character: Int
  private let isDown: Bool
  private let state: State

  static let final = UInt8(ascii: "_")

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

  /// On a US keyboard; nil for another key.
  private var letter: Int? { 0x41...0x5A ~= key ? key : nil }

  /// The kitty protocol's code for a key without a character; 0 if the game does not use the key.
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
