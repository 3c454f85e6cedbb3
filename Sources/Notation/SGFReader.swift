import ReversiCore

/// Reads games of Othello in the Smart Game Format, in which `GM[2]` names the game.
///
/// The moves are those of the main line, the first variation of each node. Points are squares, such
/// as `f5`, or the letters of column and row, such as `fe`.
enum SGFReader {
  private struct Property {
    /// The capital letters of the name; former versions of the format allow others between them.
    let name: String
    var values: [String] = []
  }

  /// Whether the game behind a `(;` has this format rather than the Generic Game Format; nil if the
  /// text ends before it says so.
  ///
  /// Here, the game is a number. Without one, only this format has its own version.
  static func isAtGame(_ scanner: TextScanner) -> Bool? {
    var scanner = scanner
    var hasVersion = false
    while true {
      scanner.skipBlanks()
      guard let next = scanner.peek() else { return nil }
      guard let property = scanProperty(&scanner), let value = property.values.first else {
        return next.isLetter ? nil : hasVersion
      }
      if property.name == "GM" { return value.trimmed.unicodeScalars.first?.isDigit ?? false }
      hasVersion = hasVersion || property.name == "FF"
    }
  }

  static func game(in scanner: inout TextScanner) throws(GameTextError) -> GGFGame {
    let properties = try scanMainLine(&scanner)
    func value(_ name: String) -> String? {
      properties.first { $0.name == name }?.values.first?.trimmed
    }
    // Points of Go are letters, and a game without a number is Go.
    let moves = properties.lazy.filter { $0.name == "B" || $0.name == "W" }.flatMap(\.values)
    let hasSquares = moves.contains { TextScanner($0).square != nil }
    let game = value("GM") ?? (hasSquares ? "2" : "1")
    guard game == "2" else {
      throw .form(.sgf, .otherGame(Int(game).flatMap { names[$0] } ?? String(game.prefix(16))))
    }
    let size = value("SZ") ?? "8"
    guard size == "8" || size == "8:8" else {
      throw .form(.sgf, .boardSize(String(size.prefix(16))))
    }
    var (record, assumedTurn) = try record(of: properties)
    record.names = PlayerNames(dark: value("PB") ?? "", light: value("PW") ?? "")
    var found: [String: String] = [:]
    found["DT"] = value("DT")
    found["PC"] = value("EV") ?? value("PC")
    var read = GGFGame(record: record, properties: found)
    read.assumedTurn = assumedTurn
    return read
  }

  private static let names = [
    1: "Go", 3: "chess", 4: "Gomoku", 5: "Nine Men's Morris", 6: "backgammon",
    7: "Chinese chess", 8: "shogi", 9: "Lines of Action", 10: "Ataxx", 11: "Hex", 18: "Amazons",
  ]

  /// The scanner passes the end of the game.
  private static func scanMainLine(
    _ scanner: inout TextScanner
  ) throws(GameTextError) -> [Property] {
    var properties: [Property] = []
    var depth = 1
    var isMainLine = true
    while depth > 0 {
      scanner.skip { $0.isBlank || $0 == ";" }
      guard let next = scanner.peek() else { throw .form(.sgf, .unfinished) }
      switch next {
      case "(":
        depth += 1
        scanner.advance()
      case ")":
        depth -= 1
        isMainLine = false
        scanner.advance()
      default:
        guard let property = scanProperty(&scanner) else {
          throw .form(
            .sgf, scanner.peek().map { .unexpected(Character($0)) } ?? .unfinished)
        }
        if isMainLine { properties.append(property) }
      }
    }
    return properties
  }

  /// Without a property, the scanner stops where it should go on.
  private static func scanProperty(_ scanner: inout TextScanner) -> Property? {
    var name = ""
    var small = ""
    while let next = scanner.peek(), next.isASCII, next.isLetter {
      // No known name is longer than two letters.
      let isCapital = next.lowercased != next
      if name.count < 3, isCapital { name.unicodeScalars.append(next) }
      if small.count < 3, !isCapital { small.unicodeScalars.append(next) }
      scanner.advance()
    }
    if name.isEmpty { name = small.uppercased() }
    var property = Property(name: name)
    while true {
      var ahead = scanner
      ahead.skipBlanks()
      guard !name.isEmpty, ahead.peek() == "[" else {
        if property.values.isEmpty { scanner.skipBlanks() }
        return property.values.isEmpty ? nil : property
      }
      ahead.advance()
      guard let value = scanValue(&ahead) else {
        scanner = ahead
        return nil
      }
      property.values.append(value)
      scanner = ahead
    }
  }

  /// Nil at the end of the text. A backslash escapes a bracket, and joins lines.
  private static func scanValue(_ scanner: inout TextScanner) -> String? {
    var value = String.UnicodeScalarView()
    while let next = scanner.peek() {
      scanner.advance()
      switch next {
      case "]": return String(value)
      case "\\":
        guard let escaped = scanner.peek() else { return nil }
        scanner.advance()
        if escaped != "\n" && escaped != "\r" { value.append(escaped) }
      default: value.append(next)
      }
    }
    return nil
  }

  private static func record(
    of properties: [Property]
  ) throws(GameTextError) -> (GameRecord, AssumedTurn?) {
    var setUp: Board?
    var turn: Disk?
    var record: GameRecord?
    for property in properties {
      switch property.name {
      case "AB", "AW", "AE":
        guard record == nil else { throw .form(.sgf, .setUpLater) }
        let disk: Disk? =
          switch property.name {
          case "AB": .dark
          case "AW": .light
          default: nil
          }
        var board = setUp ?? Board()
        for value in property.values {
          for square in try squares(value) { board[square] = disk }
        }
        setUp = board
      case "PL":
        let side = try side(property.values[0])
        guard record == nil || record?.position.turn == side else {
          throw .form(.sgf, .setUpLater)
        }
        turn = side
      case "B", "W":
        let side: Disk = property.name == "B" ? .dark : .light
        var played = record ?? GameRecord(start: start(setUp, turn, first: side).position)
        for value in property.values {
          do throws(MoveDefect) { try played.play(try move(value, in: played), by: side) } catch {
            throw .move(error)
          }
        }
        record = played
      default: break
      }
    }
    let start = start(setUp, turn, first: nil)
    return record.map { ($0, nil) } ?? (GameRecord(start: start.position), start.assumedTurn)
  }

  private static func start(_ board: Board?, _ turn: Disk?, first: Disk?) -> ReadPosition {
    ReadPosition(board ?? .newGame, turn: board == nil ? turn : turn ?? first)
  }

  private static func squares(_ value: String) throws(GameTextError) -> [Square] {
    let corners = value.split(separator: ":").map { square(String($0)) }
    guard (1...2).contains(corners.count), let first = corners[0],
      let last = corners[corners.count - 1], first.column <= last.column, first.row <= last.row
    else { throw .form(.sgf, .unexpected(value.first ?? "]")) }
    return (first.row...last.row).flatMap { row in
      (first.column...last.column).compactMap { Square(column: $0, row: row) }
    }
  }

  /// A point is a square, such as `f5`, or two letters, such as `fe`.
  private static func square(_ value: String) -> Square? {
    let scalars = Array(value.trimmed.unicodeScalars)
    guard scalars.count == 2 else { return nil }
    if let square = TextScanner(value.trimmed).square { return square }
    let (column, row) = (scalars[0].folded, scalars[1].folded)
    guard column.isLetter, row.isLetter else { return nil }
    return Square(column: Int(column.value) - 97, row: Int(row.value) - 97)
  }

  /// An empty value is a pass, and so was `tt`.
  private static func move(
    _ value: String, in record: GameRecord
  ) throws(MoveDefect) -> ParsedMove {
    let value = value.trimmed
    if value.isEmpty || value == "tt" { return .pass }
    if let square = square(value) { return .place(square) }
    guard let move = ParsedMove(wholeOf: value) else {
      throw record.defect(.noSquare(String(value.unicodeScalars.prefix(16))))
    }
    return move
  }

  private static func side(_ value: String) throws(GameTextError) -> Disk {
    switch value.trimmed.lowercased() {
    case "b", "black", "1": return .dark
    case "w", "white", "2": return .light
    default: throw .form(.sgf, .unexpected(value.first ?? "]"))
    }
  }
}

extension String {
  var trimmed: String {
    var scalars = unicodeScalars[...]
    while let first = scalars.first, first.isBlank { scalars.removeFirst() }
    while let last = scalars.last, last.isBlank { scalars.removeLast() }
    return String(scalars)
  }
}
