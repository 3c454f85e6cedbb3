import Canvas
import Posix

/// Input from the terminal.
package enum TerminalInput: Sendable, Hashable {
  /// A key or a click.
  case key(Key)
  /// A pasted text, up to the capacity.
  case paste(String)
  /// A key for which the system would have sent a signal, such as Ctrl-C.
  case signal(Signal)
  /// The reply about a terminal's mode: whether the program can switch it. Only for `Terminal`.
  case mode(Int, isKnown: Bool)
  /// The reply to the question about the colour of the terminal's background.
  case background(RGB)
}

/// Turns the bytes of a terminal into the person's input.
///
/// The parser is total: for any bytes, in pieces of any size, it takes only real keys for keys, and
/// after a silence it starts afresh with the next byte. It never waits, and reads no clock. A
/// silence ends when `advance` says so. Bytes that have arrived by then belong to the sequence
/// before them, even if the program was busy for a long time.
///
/// ```
///            ┌───────────────── any end, or a silence ─────────────────┐
///            ▼                                                         │
///          ground ── ESC ─▶ escape ── introducer ─▶ sequence, string, paste …
///                             │ 22 ms: the key Esc        ▲
///                             ▼                           │ another byte
///                          acted ────── introducer ────▶ held ── 100 ms: a plain key ─▶ ground
/// ```
package struct InputParser: Sendable {
  /// The longest wait for the next byte.
  package enum Timeout {
    /// After an ESC, before it counts as the key Esc.
    package static let escape = Duration.milliseconds(22)
    /// After an introducer that follows the key Esc, before it counts as a key as well.
    package static let introducer = Duration.milliseconds(100)
    /// Within a sequence.
    package static let sequence = Duration.milliseconds(500)
    /// Within a paste, even if it is too long to store.
    package static let paste = Duration.seconds(2)
  }

  /// The maximum number of bytes of a terminal string.
  package static let stringCapacity = 4096

  private enum State: Sendable {
    case ground
    /// A key, or the beginning of a sequence.
    case escape
    /// ESC has acted as a key, but the next bytes may still belong to it.
    case acted
    case held(Introducer)
    case sequence(ControlSequence)
    case bytes([UInt8], of: Int)
    case string(TerminalString, endsWithEscape: Bool)
    case paste(Paste)
    /// The rest of a paste that is too long.
    case pasteRest(Paste)
  }

  private let keys: ReceivedSequences
  private var state = State.ground
  /// The bytes so far of a UTF-8 character beyond ASCII.
  private var character: [UInt8] = []
  private var missing = 0
  private var lastTime = Duration.zero
  private var inputs: [TerminalInput] = []

  /// Creates a parser for a terminal that sends these keys.
  package init(keys: ReceivedSequences = ReceivedSequences()) {
    self.keys = keys
  }

  /// The time for the next call of `advance` if nothing arrives; nil if nothing is pending.
  package var nextDeadline: Duration? { timeout.map { lastTime + $0 } }

  /// Returns the input that new bytes complete. `now` is never earlier than in the previous call.
  package mutating func parse(_ bytes: some Sequence<UInt8>, now: Duration) -> [TerminalInput] {
    var rest = Array(bytes)[...]
    while let byte = rest.first {
      if isInPaste {
        parsePasted(&rest)
      } else {
        rest.removeFirst()
        parse(byte)
      }
      lastTime = now
    }
    return drain()
  }

  var isInPaste: Bool {
    switch state {
    case .paste, .pasteRest: true
    default: false
    }
  }

  /// Returns the input that a silence completes. `now` is never earlier than in the previous call.
  package mutating func advance(to now: Duration) -> [TerminalInput] {
    while let nextDeadline, nextDeadline <= now { endWait() }
    return drain()
  }

  private mutating func drain() -> [TerminalInput] {
    defer { inputs.removeAll(keepingCapacity: true) }
    return inputs
  }
}

extension InputParser {
  private var timeout: Duration? {
    switch state {
    case .ground: missing > 0 ? Timeout.sequence : nil
    case .escape: Timeout.escape
    case .held: Timeout.introducer
    case .acted, .sequence, .bytes, .string: Timeout.sequence
    case .paste, .pasteRest: Timeout.paste
    }
  }

  private mutating func endWait() {
    let ended = state
    state = .ground
    missing = 0
    switch ended {
    case .escape:
      deliver(.escape)
      state = .acted
    case .held(let introducer): parsePlain(introducer.rawValue)
    case .paste(let paste): inputs.append(.paste(paste.text))
    case .ground, .acted, .sequence, .bytes, .string, .pasteRest: break
    }
  }
}

extension InputParser {
  private static let escape: UInt8 = 0x1B
  private static let cancel: UInt8 = 0x18
  private static let substitute: UInt8 = 0x1A
  private static let bell: UInt8 = 0x07
  /// After ESC; `stringTerminator` ends a string alone.
  private static let stringEnd = UInt8(ascii: "\\")
  private static let stringTerminator: UInt8 = 0x9C

  private mutating func parse(_ byte: UInt8) {
    switch state {
    case .ground: parsePlain(byte)
    case .escape: parseBehindEscape(byte)
    case .acted:
      if let introducer = Introducer(rawValue: byte) {
        state = .held(introducer)
      } else {
        parsePlain(byte)
      }
    // No sequence is empty: a person has pressed a key, and then Esc.
    case .held(let introducer) where byte == Self.escape:
      parsePlain(introducer.rawValue)
      parsePlain(byte)
    case .held(let introducer):
      deliver(.escapeRevoked)
      begin(introducer)
      parse(byte)
    case .sequence(let sequence): parse(byte, in: sequence)
    case .bytes(let bytes, let count): parse(byte, behind: bytes, of: count)
    case .string(let string, let endsWithEscape):
      parse(byte, in: string, behindEscape: endsWithEscape)
    case .paste, .pasteRest: preconditionFailure("a byte of a paste alone")
    }
  }

  private mutating func parsePasted(_ bytes: inout ArraySlice<UInt8>) {
    switch state {
    case .paste(var paste):
      // The stored bytes then have one owner, and are not copied.
      state = .ground
      let isWhole = paste.consume(from: &bytes)
      if isWhole || paste.isFull { inputs.append(.paste(paste.text)) }
      if !isWhole { state = paste.isFull ? .pasteRest(paste.rest) : .paste(paste) }
    case .pasteRest(var paste):
      state = paste.consume(from: &bytes) ? .ground : .pasteRest(paste)
    default: preconditionFailure("not in a paste")
    }
  }

  private mutating func deliver(_ key: Key) { inputs.append(.key(key)) }

  private mutating func parsePlain(_ byte: UInt8) {
    state = .ground
    if parseCharacterByte(byte) {
      if missing == 0, let typed = Character(typed: character) { deliver(.character(typed)) }
    } else if byte == Self.escape {
      state = .escape
    } else if let introducer = Introducer(eightBit: byte) {
      begin(introducer)
    } else if let key = keys[[byte]] {
      deliver(key)
    } else if 0x20...0x7E ~= byte {
      deliver(.character(Character(Unicode.Scalar(byte))))
    }
  }

  /// Returns false for a byte outside of characters beyond ASCII.
  private mutating func parseCharacterByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x80...0xBF where missing > 0:
      missing -= 1
      character.append(byte)
      return true
    case 0xC2...0xDF: missing = 1
    case 0xE0...0xEF: missing = 2
    case 0xF0...0xF4: missing = 3
    default:
      missing = 0
      return false
    }
    character = [byte]
    return true
  }

  private mutating func parseBehindEscape(_ byte: UInt8) {
    if let introducer = Introducer(rawValue: byte) { return begin(introducer) }
    state = .ground
    if let key = keys[[Self.escape, byte]] { return deliver(key) }
    // This byte ends a string that has ended already.
    if byte == Self.stringEnd { return }
    deliver(.escape)
    parsePlain(byte)
  }

  private mutating func begin(_ introducer: Introducer) {
    state =
      switch introducer {
      case .control, .keypad: .sequence(ControlSequence(introducer))
      case .shift: .bytes([], of: 1)
      case .device, .system, .plain, .privacy, .application:
        .string(TerminalString(introducer), endsWithEscape: false)
      }
  }

  private mutating func parse(_ byte: UInt8, in sequence: ControlSequence) {
    var sequence = sequence
    switch sequence.add(byte) {
    case .inner: state = .sequence(sequence)
    case .introducesBytes(let count): state = .bytes([], of: count)
    case .end:
      state = sequence.beginsPaste ? .paste(Paste()) : .ground
      inputs += sequence.meaning(keys)
    case .foreign: parsePlain(byte)
    }
  }

  private mutating func parse(_ byte: UInt8, behind bytes: [UInt8], of count: Int) {
    switch byte {
    case Self.escape, Self.cancel, Self.substitute: parsePlain(byte)
    case _ where bytes.count + 1 < count: state = .bytes(bytes + [byte], of: count)
    default:
      state = .ground
      if let click = ControlSequence.press(bytes + [byte]) { inputs.append(click) }
    }
  }

  private mutating func parse(
    _ byte: UInt8, in string: TerminalString, behindEscape isBehindEscape: Bool
  ) {
    // Where another sequence begins, the string was cut off.
    if isBehindEscape, byte == Self.escape || Introducer(rawValue: byte) != nil {
      (state, missing) = (.escape, 0)
      return byte == Self.escape ? () : parseBehindEscape(byte)
    }
    var string = string
    let isInCharacter = parseCharacterByte(byte)
    let isEnd =
      switch byte {
      case Self.cancel, Self.substitute, Self.bell: true
      case Self.stringEnd: isBehindEscape
      case Self.stringTerminator: !isInCharacter
      default: false
      }
    guard !isEnd else {
      state = .ground
      missing = 0
      let isCancelled = byte == Self.cancel || byte == Self.substitute
      if !isCancelled, let input = string.meaning { inputs.append(input) }
      return
    }
    string.add(byte)
    state =
      string.length >= Self.stringCapacity
      ? .ground : .string(string, endsWithEscape: byte == Self.escape)
    if case .ground = state { missing = 0 }
  }
}

extension Character {
  /// Nil if the bytes are not one valid scalar, or for a control character.
  fileprivate init?(typed bytes: [UInt8]) {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first, scalar != "\u{FFFD}",
      scalar.properties.generalCategory != .control
    else { return nil }
    self.init(scalar)
  }
}

/// An incoming pasted text, between its two marks.
struct Paste: Sendable, Hashable {
  /// In bytes.
  static let capacity = 65_536

  private static let endMark = ReceivedSequences.pasteEnd

  private var bytes: [UInt8] = []
  /// The bytes of the end mark that have just arrived.
  private var matched = 0

  var isFull: Bool { bytes.count >= Self.capacity }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Removes what belongs to the paste, and returns whether the end mark is complete.
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

  /// Returns whether the byte completes the end mark.
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

  /// Discards its text until the end mark.
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
