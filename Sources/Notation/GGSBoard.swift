import ReversiCore

/// A board with its size, as the Generic Game Server and the BO tag of its format write it:
/// `[8 -------- … O]`, perhaps after `BO`, and with brackets or without.
enum GGSBoard: GameForm {
  static func game(in scanner: inout TextScanner) throws(GameTextError) -> GGFGame? {
    var ahead = scanner
    ahead.skipBlanks()
    let hasName = ahead.peek()?.folded == "b" && ahead.peek(1)?.folded == "o"
    if hasName {
      ahead.advance(by: 2)
      ahead.skipBlanks()
    }
    let hasBracket = ahead.peek()?.folded == "["
    if hasBracket { ahead.advance() }
    ahead.skipBlanks()
    var number = 0
    while let digit = ahead.peek()?.folded, digit.isDigit, number < 10 {
      number = number * 10 + Int(digit.value) - 48
      ahead.advance()
    }
    guard number > 0 else { return nil }
    // Without a bracket or a name, the 8 can be the number of a row.
    let isNamed = hasName || hasBracket
    guard ahead.peek()?.isBlank == true, isNamed || number == 8,
      ahead.startsWithCells(isNamed ? 4 : 16)
    else { return nil }
    guard number == 8 else { throw .form(.ggs, .boardSize(String(number))) }
    var value = ahead
    if hasBracket {
      let length = ahead.scalarsLeft.prefix { $0.folded != "]" }.count
      guard length < ahead.remaining else { throw .form(.ggs, .unfinished) }
      value = ahead.prefix(length)
      ahead.advance(by: length + 1)
    }
    let start: ReadPosition
    do {
      var board = try BoardText(cellsOf: value)
      start = try hasBracket ? board.wholePosition() : board.position(hasCaption: true)
      value = board.rest
    } catch {
      throw .position(error)
    }
    scanner = hasBracket ? ahead : value
    return try GGFGame(start: start, movesOf: &scanner)
  }
}

extension TextScanner {
  fileprivate func startsWithCells(_ count: Int) -> Bool {
    var ahead = self
    for _ in 0..<count {
      ahead.skipBlanks()
      guard let next = ahead.peek(), Cell(next) != nil else { return false }
      ahead.advance()
    }
    return true
  }
}

/// A game as the Generic Game Server shows it: how many moves there were, the last one, the players
/// with the signs of their disks, and the board.
enum GGSMessage: GameForm {
  static func game(in scanner: inout TextScanner) throws(GameTextError) -> GGFGame? {
    var rest = scanner
    var names: [Disk: String] = [:]
    var isMessage = false
    while let line = rest.peekLine(), !line.startsWithBoard {
      if let (name, side) = line.ggsPlayer {
        names[side] = name
      } else if line.isOfGGS {
        isMessage = true
      } else if !line.isBlank {
        return nil
      }
      rest.skipLine()
    }
    guard isMessage || !names.isEmpty else { return nil }
    guard var game = try DrawnBoard.game(in: &rest) else { return nil }
    scanner = rest
    game.add(
      PlayerNames(dark: names[.dark] ?? "", light: names[.light] ?? ""), date: nil, place: nil)
    return game
  }
}

extension TextScanner {
  /// A line such as `ann (1500.0 *) 04:59,0:0//02:00,0:0`.
  fileprivate var ggsPlayer: (name: String, side: Disk)? {
    var rest = self
    rest.skipBlanks()
    guard let name = rest.scan(upTo: "("), let rating = rest.scan(upTo: ")") else { return nil }
    let parts = rating.rest.split(separator: " ")
    guard parts.count == 2, Double(String(parts[0])) != nil,
      let side = Disk(word: String(parts[1]).lowercased())
    else { return nil }
    let text = name.rest.trimmed
    return text.isEmpty || text.contains(" ") ? nil : (text, side)
  }

  fileprivate var isOfGGS: Bool {
    let words = rest.split(separator: " ")
    guard let first = words.first else { return false }
    if first == "/os:" { return true }
    guard words.count == 2 else { return false }
    if words[1] == "move(s)" { return Int(first) != nil }
    let move = words[1].prefix { $0 != "/" }
    return first.last == ":" && Int(first.dropLast()) != nil
      && ParsedMove(wholeOf: String(move)) != nil
  }
}
