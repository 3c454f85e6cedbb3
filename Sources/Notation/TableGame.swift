import ReversiCore

/// A game on a line of a table, such as `3,Spring Cup,10,Ann,20,Ben,34,32,f5d6c3`.
///
/// A line above it can name its columns. Without one, the only field of moves is the game; the
/// names of the players are known if the fields are those of a table of the WTHOR database.
struct TableGame: GameForm {
  struct Columns {
    let keys: [GameHeader.Key?]

    init?(_ line: TextScanner) {
      guard
        let fields = line.fieldsOfGames.first(where: {
          $0.count > 1 && !$0.contains(where: \.isEmpty)
        })
      else { return nil }
      var keys = fields.map { GameHeader.Key($0) }
      // Beside a column of moves, an earlier one named `game` has the number of the game.
      if keys.count(where: { $0 == .moves }) > 1, let index = keys.firstIndex(of: .moves) {
        keys[index] = .other
      }
      self.keys = keys
      guard keys.count(where: { $0 == .moves }) == 1, keys.count(where: { $0 != nil }) > 1,
        fields.allSatisfy({ !TextScanner($0).consistsOfMoves(minimum: 1) })
      else { return nil }
    }
  }

  static func game(in scanner: inout TextScanner) throws(GameTextError) -> GGFGame? {
    var rest = scanner
    rest.skipBlanks()
    var columns: Columns?
    if let line = rest.peekLine(), let found = Columns(line) {
      columns = found
      rest.skipLine()
      rest.skipBlanks()
    }
    var next = rest
    next.skipLine()
    next.skipBlanks()
    guard next.isAtEnd, let game = try game(on: rest, columns) else { return nil }
    scanner = next
    return game
  }

  static func game(
    on line: TextScanner, _ columns: Columns?
  ) throws(GameTextError) -> GGFGame? {
    for fields in line.fieldsOfGames {
      let keys = columns?.keys ?? keys(of: fields)
      guard keys.count == fields.count, let index = keys.firstIndex(of: .moves) else { continue }
      var moves = TextScanner(fields[index])
      guard var game = try Transcript.game(in: &moves) else { continue }
      func value(_ key: GameHeader.Key) -> String? {
        keys.firstIndex(of: key).map { fields[$0] }
      }
      game.add(
        PlayerNames(dark: value(.black) ?? "", light: value(.white) ?? ""), date: value(.date),
        place: value(.place))
      return game
    }
    return nil
  }

  private static func keys(of fields: [String]) -> [GameHeader.Key?] {
    let hasMoves = fields.map { TextScanner($0).consistsOfMoves(minimum: 2) }
    let others = zip(fields, hasMoves).filter { !$0.1 }.map(\.0)
    guard others.count == fields.count - 1,
      others.contains(where: { $0.unicodeScalars.contains(where: \.properties.isAlphabetic) }),
      others.allSatisfy({
        Disk(word: $0.lowercased()) == nil && !TextScanner($0).consistsOfMoves(minimum: 1)
      })
    else { return [] }
    let isWthor =
      fields.count == 9 && [0, 2, 4, 6, 7].allSatisfy { Int(fields[$0]) != nil } && hasMoves[8]
    if isWthor { return [.other, .place, .other, .black, .other, .white, .result, .other, .moves] }
    return hasMoves.map { $0 ? .moves : nil }
  }
}

extension TextScanner {
  static let separators: [Unicode.Scalar] = ["\t", ";", ",", "|"]

  fileprivate var fieldsOfGames: [[String]] {
    Self.separators.map { line.fields(between: $0) }.filter { $0.count > 1 }
  }

  var line: TextScanner {
    var end = self
    end.skip { !$0.isLineEnd }
    return prefix(remaining - end.remaining)
  }

  /// The fields of the line. Bars can also stand at its ends, and several blanks between words.
  func fields(between separator: Unicode.Scalar) -> [String] {
    var fields = [String.UnicodeScalarView()]
    var isQuoted = false
    for scalar in scalarsLeft {
      if scalar == "\"" {
        isQuoted.toggle()
      } else if scalar == separator, !isQuoted {
        fields.append(String.UnicodeScalarView())
      } else {
        fields[fields.count - 1].append(scalar)
      }
    }
    let texts = fields.map { String($0).trimmed }
    return switch separator {
    case " ": texts.filter { !$0.isEmpty }
    case "|" where texts.count > 2 && texts[0].isEmpty && texts.last?.isEmpty == true:
      Array(texts[1..<texts.count - 1])
    default: texts
    }
  }

  func consistsOfMoves(minimum: Int) -> Bool {
    var rest = self
    guard rest.square != nil else { return false }
    var count = 0
    while !rest.isAtEnd {
      guard rest.scanMove() != nil else { return false }
      count += 1
      rest.skipBetweenMoves()
    }
    return count >= minimum
  }
}
