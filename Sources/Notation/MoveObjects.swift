import ReversiCore

/// Moves as JSON objects, such as `{"m":"f5","t":1200}` of Othello Quest.
///
/// They follow each other alone, or in a list, which can be in an object. Members with other names
/// are skipped.
enum MoveObjects: GameForm {
  private indirect enum Value {
    case string(String)
    case list([Value])
    case object([(name: String, value: Value)])
    /// A number or a word.
    case other

    /// The move of an object.
    var move: String? {
      guard case .object(let members) = self,
        case .string(let move)? = members.first(where: { $0.name == "m" })?.value
      else { return nil }
      return move
    }

    /// The lists of moves in the value, in their order. A list has nothing else if it has moves.
    func games() throws(GameTextError) -> [[String]] {
      var games: [[String]] = []
      switch self {
      case .list(let values):
        let moves = values.compactMap(\.move)
        for value in values { games += try value.games() }
        if moves.isEmpty { break }
        if moves.count == values.count {
          games = [moves]
        } else {
          throw .form(.json, .noMoves)
        }
      case .object(let members):
        for member in members { games += try member.value.games() }
        // A move beside lists of moves belongs to none of them.
        if move != nil, !games.isEmpty { throw .form(.json, .unexpected("m")) }
      case .string, .other: break
      }
      return games
    }
  }

  static func record(in scanner: inout TextScanner) throws(GameTextError) -> GameRecord? {
    guard scanner.isAtObject else { return nil }
    var values: [Value] = []
    while true {
      scanner.skip { $0.isBlank || $0 == "," }
      guard let next = scanner.peek() else { break }
      guard next == "{" || next == "[" else { throw unexpected(scanner) }
      values.append(try value(&scanner, depth: 0))
    }
    let games = try Value.list(values).games()
    guard let moves = games.first else { throw .form(.json, .noMoves) }
    guard games.count == 1 else { throw .severalGames(games.count) }
    var record = GameRecord()
    for text in moves {
      do throws(MoveDefect) {
        let isPass = text.isEmpty || text == "-"
        guard let move = isPass ? .pass : ParsedMove(wholeOf: text) else {
          throw record.defect(.noSquare(String(text.unicodeScalars.prefix(16))))
        }
        try record.play(move)
      } catch {
        throw .move(error)
      }
    }
    return record
  }

  /// The deepest nesting that is read.
  private static let maximumLevels = 16

  private static func value(
    _ scanner: inout TextScanner, depth: Int
  ) throws(GameTextError) -> Value {
    scanner.skipBlanks()
    guard let next = scanner.peek() else { throw .form(.json, .unfinished) }
    guard depth < maximumLevels else { throw .form(.json, .unexpected(Character(next))) }
    switch next {
    case "{":
      var members: [(name: String, value: Value)] = []
      try readItems(&scanner, upTo: "}") { scanner throws(GameTextError) in
        guard case .string(let name) = try value(&scanner, depth: depth + 1) else {
          throw unexpected(scanner)
        }
        scanner.skipBlanks()
        guard scanner.peek() == ":" else { throw unexpected(scanner) }
        scanner.advance()
        members.append((name, try value(&scanner, depth: depth + 1)))
      }
      return .object(members)
    case "[":
      var values: [Value] = []
      try readItems(&scanner, upTo: "]") { scanner throws(GameTextError) in
        values.append(try value(&scanner, depth: depth + 1))
      }
      return .list(values)
    case "\"", "'": return .string(try string(&scanner))
    default:
      let length = scanner.skip { $0.isLetter || $0.isDigit || "+-.".unicodeScalars.contains($0) }
      guard length > 0 else { throw unexpected(scanner) }
      return .other
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

  /// A string between quotes. An escaped character stands for itself, or has a number.
  private static func string(_ scanner: inout TextScanner) throws(GameTextError) -> String {
    let quote = scanner.peek()
    scanner.advance()
    var text = String.UnicodeScalarView()
    while let next = scanner.peek() {
      scanner.advance()
      if next == quote { return String(text) }
      if next == "\\", let escaped = scanner.peek() {
        scanner.advance()
        let digits = scanner.remaining >= 4 ? scanner.prefix(4).rest : ""
        if escaped == "u", let code = UInt16(digits, radix: 16), let scalar = Unicode.Scalar(code) {
          scanner.advance(by: 4)
          text.append(scalar)
        } else {
          text.append(escaped)
        }
      } else {
        text.append(next)
      }
    }
    throw .form(.json, .unfinished)
  }

  private static func unexpected(_ scanner: TextScanner) -> GameTextError {
    .form(.json, scanner.peek().map { .unexpected(Character($0)) } ?? .unfinished)
  }
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
