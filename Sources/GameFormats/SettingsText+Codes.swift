/// Codes in the values of settings, for characters that would disturb a line or are invisible.
///
/// `\u{202E}` stands for the character of that number, and `\x{FF}` for a byte that is not part of
/// a character. Any other backslash stands for itself.
extension SettingsText {
  /// A value as it is written in a line. Reading the line returns the same value.
  ///
  /// - Parameter value: The bytes of the value, without a null.
  public static func written(_ value: some Sequence<UInt8>) -> String {
    let value = Array(value)
    var text = ""
    var place = 0
    var iterator = value.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput: return text
      case .error(let length):
        for byte in value[place..<place + length] { text += "\\x{\(hexadecimal(byte))}" }
        place += length
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        let isPlain =
          scalar.isPrintable && scalar != "\u{3000}" && !hasMeaning(at: place, in: value)
        text += isPlain ? String(scalar) : "\\u{\(hexadecimal(scalar.value))}"
        place += encoded.count
      }
    }
  }

  /// The value that a text in a line stands for.
  static func value(of text: some Sequence<UInt8>) -> [UInt8] {
    var rest = Array(text)[...]
    var value: [UInt8] = []
    while let byte = rest.first {
      if byte == backslash, let (bytes, length) = code(rest) {
        value += bytes
        rest = rest.dropFirst(length)
      } else {
        value.append(rest.removeFirst())
      }
    }
    return value
  }

  private static let backslash = UInt8(ascii: "\\")
  private static let characterCode = UInt8(ascii: "u")
  private static let byteCode = UInt8(ascii: "x")

  /// Whether a byte of a value has a special meaning in a line: a blank at either end of the value,
  /// the `#` of a comment, or the backslash of a code.
  private static func hasMeaning(at place: Int, in value: [UInt8]) -> Bool {
    switch value[place] {
    case blank: place == 0 || place == value.count - 1
    case UInt8(ascii: "#"): place == 0 || value[place - 1] == blank
    case backslash:
      place + 2 < value.count && [characterCode, byteCode].contains(value[place + 1])
        && value[place + 2] == UInt8(ascii: "{")
    default: false
    }
  }

  /// The bytes that a code at the beginning of a text stands for, and its length; nil if it does
  /// not begin with a code.
  private static func code(_ text: ArraySlice<UInt8>) -> (bytes: [UInt8], length: Int)? {
    let bytes = text.prefix(10)
    guard let end = bytes.firstIndex(of: UInt8(ascii: "}")),
      bytes.dropFirst(2).first == UInt8(ascii: "{"), let kind = bytes.dropFirst().first
    else { return nil }
    let digits = String(decoding: bytes[..<end].dropFirst(3), as: UTF8.self)
    // A null cannot be part of a path or a command.
    guard digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16), number > 0 else {
      return nil
    }
    let length = end + 1 - text.startIndex
    switch kind {
    case characterCode: return Unicode.Scalar(number).map { (Array(String($0).utf8), length) }
    case byteCode: return UInt8(exactly: number).map { ([$0], length) }
    default: return nil
    }
  }

  private static func hexadecimal(_ number: some BinaryInteger) -> String {
    String(number, radix: 16, uppercase: true)
  }
}
