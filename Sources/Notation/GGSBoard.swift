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
    // Without a bracket or a name, it can be the number of a row.
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
      start =
        try hasBracket ? value.scanWholePosition() : value.scanPosition(hasCaption: true)
    } catch {
      throw .position(error)
    }
    scanner = hasBracket ? ahead : value
    return try GGFGame(start: start, movesOf: &scanner)
  }
}

extension TextScanner {
  /// Whether at least as many cells follow, with blanks between them or without.
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
