import ReversiCore
import Texts

/// A JSON value to be written.
public indirect enum JSON {
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
  public static func disks(of board: Board) -> JSON {
    .object([
      ("black", .number(board.count(of: .dark))), ("white", .number(board.count(of: .light))),
    ])
  }

  /// The value as text, without spaces or line ends. Characters that cannot be seen, or that turn
  /// the text beside them, are written as escapes.
  public var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): String(number)
    case .decimal(let number): "\(number)"
    case .string(let text): Self.quoted(text)
    case .array(let values): "[\(values.map(\.text).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { Self.quoted($0.0) + ":" + $0.1.text }.joined(separator: ","))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        quoted += "\\\(scalar)"
      case _ where scalar.isPrintable:
        quoted.unicodeScalars.append(scalar)
      default:
        for unit in String(scalar).utf16 {
          let code = String(unit, radix: 16)
          quoted += "\\u" + String(repeating: "0", count: 4 - code.count) + code
        }
      }
    }
    return quoted + "\""
  }
}
