import ReversiCore

/// The moves of a new game, with squares such as `f5`, or all of them row first, such as `5f`.
enum Transcript: GameForm {
  static func game(in scanner: inout TextScanner) throws(GameTextError) -> GGFGame? {
    // A few cells are neither a board nor moves.
    let isEmpty = scanner.cellsAhead(64).others == 0
    if scanner.lineOfBoard != nil { throw .position(.textBeside(scanner.start, row: nil)) }
    if let swapped = scanner.columnFirst { scanner = swapped }
    var record = GameRecord()
    do { try record.play(&scanner) } catch { throw isEmpty ? .empty : .move(error) }
    guard record.standing > 0 else { throw .empty }
    return GGFGame(record: record)
  }
}

extension TextScanner {
  /// The text with each square written column first; nil unless all of them are written row first.
  fileprivate var columnFirst: TextScanner? {
    var rest = self
    var scalars: [Unicode.Scalar] = []
    var hasSquares = false
    while let next = rest.peek() {
      guard next.isLetter || next.isDigit else {
        scalars.append(next)
        rest.advance()
        continue
      }
      var ahead = rest
      let word = rest.prefix(ahead.skip { $0.isLetter || $0.isDigit }).scalarsLeft
      rest = ahead
      if let squares = Self.columnFirst(word) {
        scalars += squares
        hasSquares = true
      } else if word.allSatisfy(\.isDigit) || Self.isPass(word) {
        scalars += word
      } else {
        return nil
      }
    }
    return hasSquares ? TextScanner(scalars[...], and: rest) : nil
  }

  /// Squares such as `5f6d` column first; nil for anything else.
  private static func columnFirst(_ word: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    guard word.count.isMultiple(of: 2) else { return nil }
    var squares: [Unicode.Scalar] = []
    for index in stride(from: 0, to: word.count, by: 2) {
      let square = TextScanner([word[index + 1], word[index]][...], and: TextScanner(""))
      guard square.square != nil else { return nil }
      squares += [word[index + 1], word[index]]
    }
    return squares
  }

  private static func isPass(_ word: [Unicode.Scalar]) -> Bool {
    ParsedMove(wholeOf: String(String.UnicodeScalarView(word))) == .pass
  }
}
