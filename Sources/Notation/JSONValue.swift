/// A JSON value that is read. Quotes may be single, too, and a comma may stand behind the last
/// item.
indirect enum JSONValue {
  case string(String)
  case list([JSONValue])
  case object([(name: String, value: JSONValue)])
  /// A number or a word.
  case other

  /// The deepest nesting that is read.
  private static let maximumLevels = 16

  /// Reads the value that is next.
  ///
  /// - Throws: `GameTextError.form`.
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

  /// Reads what stands between commas up to a bracket.
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

  /// A string between quotes.
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

  /// The defect of a text that goes on with the wrong character.
  static func unexpected(_ scanner: TextScanner) -> GameTextError {
    .form(.json, scanner.peek().map { .unexpected(Character($0)) } ?? .unfinished)
  }
}

extension JSONValue {
  var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The items of a list, or nil.
  var items: [JSONValue]? { if case .list(let values) = self { values } else { nil } }

  /// The first member of an object with one of some names, in any case and with any signs between
  /// their words; nil for any other value.
  subscript(names: String...) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { names.contains(Self.plain($0.name)) }?.value
  }

  /// A name in lower case, without the signs between its words.
  static func plain(_ name: String) -> String { name.lowercased().filter(\.isLetter) }
}

extension TextScanner {
  /// Whether the text begins with an object, perhaps in lists.
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
