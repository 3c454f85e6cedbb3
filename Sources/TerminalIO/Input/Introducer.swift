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

  /// The introducer for a byte from 0x80 to 0x9F that is not part of a character.
  init?(eightBit byte: UInt8) {
    guard 0x80...0x9F ~= byte else { return nil }
    self.init(rawValue: byte - 0x40)
  }
}
