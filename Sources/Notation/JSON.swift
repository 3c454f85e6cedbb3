import ReversiCore
import Texts

/// A JSON value to be written.
package indirect enum JSON {
  /// No value.
  case null
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case number(Int)
  /// A number with a fixed number of digits after the point.
  case decimal(FixedDecimal)
  /// A text.
  case string(String)
  /// Values in their order.
  case array([JSON])
  /// An object with its members in order.
  case object([(String, JSON)])

  /// The number of disks of each side.
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

  /// Writes elements with commas between them.
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

  /// Writes a text in quotes.
  private static func write(_ string: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    if string.utf8.allSatisfy(isPlain) {
      bytes += string.utf8
    } else {
      for scalar in string.unicodeScalars { bytes += text(of: scalar).utf8 }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether a byte is an ASCII character that stands for itself.
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
