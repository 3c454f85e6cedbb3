import ReversiCore
import Texts

/// A JSON value to be written.
package indirect enum JSON {
  case null
  case bool(Bool)
  case number(Int)
  case decimal(FixedDecimal)
  case string(String)
  case array([JSON])
  case object([(String, JSON)])

  package static func disks(of board: Board) -> JSON {
    .object([
      ("black", .number(board.count(of: .dark))), ("white", .number(board.count(of: .light))),
    ])
  }

  /// The value as text, without spaces or line ends. Characters that cannot be seen, or that turn
  /// the text beside them, are written as escapes.
  package var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    case .number(let number): bytes += String(number).utf8
    case .decimal(let number): bytes += "\(number)".utf8
    case .string(let string): Self.write(string, to: &bytes)
    case .array(let values):
      Self.write(values, between: "[", "]", to: &bytes) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members, between: "{", "}", to: &bytes) { member, bytes in
        Self.write(member.0, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.1.write(to: &bytes)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between start: Unicode.Scalar, _ end: Unicode.Scalar,
    to bytes: inout [UInt8], _ write: (Element, inout [UInt8]) -> Void
  ) {
    bytes.append(UInt8(ascii: start))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(element, &bytes)
    }
    bytes.append(UInt8(ascii: end))
  }

  private static func write(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if string.utf8.allSatisfy(isPlain) {
      bytes += string.utf8
    } else {
      for scalar in string.unicodeScalars { bytes += text(of: scalar).utf8 }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func text(of scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": return "\\\(scalar)"
    case _ where scalar.isPrintable: return String(scalar)
    default:
      return String(scalar).utf16.map { unit in
        let code = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - code.count) + code
      }.joined()
    }
  }
}

/// A decimal number with a fixed number of digits after the point, such as `-12.50`.
package struct FixedDecimal: Sendable, Hashable {
  /// The number in units of its last digit.
  package let units: Int
  package let digits: Int

  /// For example, 125 units with 1 digit are `12.5`.
  package init(units: Int, digits: Int) {
    precondition(digits >= 0, "\(digits) digits after the point")
    self.units = units
    self.digits = digits
  }

  /// Rounds a number, halves away from zero.
  ///
  /// Numbers beyond a billion become a billion, and what is not a number becomes 0.
  package init(_ number: Double, digits: Int) {
    let limit = 1e9
    let bounded = number.isNaN ? 0 : min(limit, max(-limit, number))
    self.init(units: Int((bounded * Double(Self.scale(digits))).rounded()), digits: digits)
  }

  private static func scale(_ digits: Int) -> Int {
    (0..<digits).reduce(1) { scale, _ in scale * 10 }
  }
}

extension FixedDecimal: CustomStringConvertible {
  package var description: String {
    let text = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    let sign = units < 0 ? "-" : ""
    let point = digits == 0 ? "" : "."
    return "\(sign)\(padded.dropLast(digits))\(point)\(padded.suffix(digits))"
  }
}

/// A JSON value that is read. Quotes may be single, too, and a comma may stand behind the last
/// item.
indirect enum JSONValue {
  case string(String)
  case list([JSONValue])
  case object([(name: String, value: JSONValue)])
  /// A number or a word.
  case other

  private static let maximumLevels = 16

  init(_ scanner: inout TextScanner, depth: Int = 0) throws(GameTextError) {
    scanner.skipBlanks()
    guard let next = scanner.peek() else { throw .form(.json, .unfinished) }
    guard depth < Self.maximumLevels else { throw .form(.json, .unexpected(Character(next))) }
    switch next {
    case "{":
      var members: [(name: String, value: JSONValue)] = []
      try Self.readItems(&scanner, upTo: "}") { scanner throws(GameTextError) in
        guard case .string(let name) = try JSONValue(&scanner, depth: depth + 1) else {
          throw Self.unexpected(scanner)
        }
        scanner.skipBlanks()
        guard scanner.peek() == ":" else { throw Self.unexpected(scanner) }
        scanner.advance()
        members.append((name, try JSONValue(&scanner, depth: depth + 1)))
      }
      self = .object(members)
    case "[":
      var values: [JSONValue] = []
      try Self.readItems(&scanner, upTo: "]") { scanner throws(GameTextError) in
        values.append(try JSONValue(&scanner, depth: depth + 1))
      }
      self = .list(values)
    case "\"", "'": self = .string(try Self.string(&scanner))
    default:
      let length = scanner.skip { $0.isLetter || $0.isDigit || "+-.".unicodeScalars.contains($0) }
      guard length > 0 else { throw Self.unexpected(scanner) }
      self = .other
    }
  }

  private static func readItems(
    _ scanner: inout TextScanner, upTo bracket: Unicode.Scalar,
    _ read: (inout TextScanner) throws(GameTextError) -> Void
  ) throws(GameTextError) {
    repeat {
      scanner.advance()
      scanner.skipBlanks()
      if scanner.peek() == bracket { break }
      try read(&scanner)
      scanner.skipBlanks()
    } while scanner.peek() == ","
    guard scanner.peek() == bracket else { throw unexpected(scanner) }
    scanner.advance()
  }

  private static func string(_ scanner: inout TextScanner) throws(GameTextError) -> String {
    let quote = scanner.peek()
    scanner.advance()
    var units: [UInt16] = []
    while let next = scanner.peek() {
      scanner.advance()
      if next == quote { return String(decoding: units, as: UTF16.self) }
      guard next == "\\", let escaped = scanner.peek() else {
        units += String(next).utf16
        continue
      }
      scanner.advance()
      let digits = scanner.remaining >= 4 ? scanner.prefix(4).rest : ""
      switch escaped {
      case "u":
        guard let unit = UInt16(digits, radix: 16) else { fallthrough }
        scanner.advance(by: 4)
        units.append(unit)
      case "n", "r", "t", "b", "f": units += " ".utf16
      default: units += String(escaped).utf16
      }
    }
    throw .form(.json, .unfinished)
  }

  static func unexpected(_ scanner: TextScanner) -> GameTextError {
    .form(.json, scanner.peek().map { .unexpected(Character($0)) } ?? .unfinished)
  }
}

extension JSONValue {
  var text: String? { if case .string(let text) = self { text } else { nil } }

  var items: [JSONValue]? { if case .list(let values) = self { values } else { nil } }

  /// The first member with one of the names, in any case and with any signs between their words.
  subscript(names: String...) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { names.contains(Self.plain($0.name)) }?.value
  }

  static func plain(_ name: String) -> String { name.lowercased().filter(\.isLetter) }
}

extension TextScanner {
  var isAtObject: Bool {
    var ahead = self
    ahead.skip { $0.isBlank || $0 == "[" }
    guard ahead.peek() == "{" else { return false }
    ahead.advance()
    ahead.skipBlanks()
    // A brace can begin a comment, too.
    guard let quote = ahead.peek(), quote == "\"" || quote == "'" else { return false }
    ahead.advance()
    guard ahead.scan(upTo: quote) != nil else { return false }
    ahead.skipBlanks()
    return ahead.peek() == ":"
  }
}
