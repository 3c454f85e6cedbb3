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

extension GameRecord {
  /// Reads a transcript as people and programs write it. All its plies stand.
  ///
  /// Squares may be in either case, as in `f5D6` or `1. f5, 2. d6`. Signs, move numbers, scores,
  /// times and comments in brackets are skipped. A pass is `--`, `p`, `pp`, `ps`, `pa`, `pass`,
  /// `passes` or `パス`, or is left out; a pass due at the end is made only if it is written. The
  /// side that moves may stand before the square, as in `Black f5` or `●f5`.
  ///
  /// - Throws: `MoveDefect` for the first move that cannot be read or is not legal.
  package init(
    start: Position = .newGame, transcript: some StringProtocol
  ) throws(MoveDefect) {
    self.init(start: start)
    var scanner = TextScanner(transcript)
    try play(&scanner)
  }

  mutating func play(_ scanner: inout TextScanner) throws(MoveDefect) {
    scanner.skipBetweenMoves()
    while !scanner.isAtEnd {
      let start = scanner
      let side = scanner.scanMover()
      guard let move = scanner.scanMove() else {
        throw defect(.noSquare((side == nil || scanner.isAtEnd ? start : scanner).excerpt()))
      }
      try play(move, by: side)
      scanner.skipBetweenMoves()
    }
  }

  /// Makes a pass that was left out before the move. The side is the one that the text names.
  mutating func play(_ move: ParsedMove, by side: Disk? = nil) throws(MoveDefect) {
    if case .over = position.state { throw defect(.gameOver) }
    switch move {
    case .pass:
      guard case .passDue = position.state else { throw defect(.passNotDue) }
      guard side == nil || side == position.turn else { throw defect(.otherSide) }
      passWhereDue()
    case .place(let square):
      passWhereDue()
      guard side == nil || side == position.turn else { throw defect(.otherSide) }
      do {
        try play(square)
      } catch {
        switch error {
        case .occupied(let square): throw defect(.occupied(square))
        case .turnsNothingOver(let square): throw defect(.turnsNothingOver(square))
        case .gameOver, .passDue: preconditionFailure("\(error) in \(position)")
        }
      }
    }
  }

  func defect(_ reason: MoveDefect.Reason) -> MoveDefect {
    MoveDefect(number: moveNumber, side: position.turn, reason: reason)
  }
}

extension TextScanner {
  var square: Square? { square(at: 0) }

  private func square(at offset: Int) -> Square? {
    guard let column = peek(offset)?.folded, ("a"..."h").contains(column),
      let row = peek(offset + 1)?.folded, ("1"..."8").contains(row)
    else { return nil }
    return Square(column: Int(column.value) - 97, row: Int(row.value) - 49)
  }

  /// Without a move, stays where it is.
  mutating func scanMove() -> ParsedMove? {
    if let square {
      advance(by: 2)
      return .place(square)
    }
    // A drop, as in other games with the same programs.
    if peek()?.isLetter == true, peek(1)?.folded == "@", let square = square(at: 2) {
      advance(by: 4)
      return .place(square)
    }
    switch (peek()?.folded, peek(1)?.folded) {
    case ("p", "a"):
      guard startsWith("pass") else {
        advance(by: 2)
        break
      }
      // Without `es`, an `e` is that of a square.
      advance(by: startsWith("passes") && peek(6)?.isSquarePart != true ? 6 : 4)
    case ("-", "-"), ("p", "p"), ("p", "s"), ("パ", "ス"): advance(by: 2)
    case ("p", let next) where next?.isSquarePart != true || square(at: 1) != nil: advance()
    default: return nil
    }
    return .pass
  }

  /// Skips signs, numbers and words such as `plays` before the move, too; nil if the next word does
  /// not name a side.
  fileprivate mutating func scanMover() -> Disk? {
    // Right behind a square, a letter is probably a slip.
    guard square == nil, let first = peek()?.folded,
      !first.isSquarePart || previous.map({ !$0.isSquarePart }) ?? true
    else { return nil }
    var ahead = self
    var side = ahead.scanWord().flatMap { Disk(word: $0) }
    if side == nil, square(at: 1) != nil, first.isLetter {
      side = Disk(word: String(first))
      ahead = self
      ahead.advance()
    }
    guard side != nil else { return nil }
    while true {
      ahead.skipBetweenMoves()
      var rest = ahead
      guard ahead.square == nil, let word = rest.scanWord(), Self.isBeforeMove(word) else { break }
      ahead = rest
    }
    self = ahead
    return side
  }

  private func startsWith(_ word: String) -> Bool {
    word.unicodeScalars.enumerated().allSatisfy { peek($0.offset)?.folded == $0.element }
  }

  private static func isBeforeMove(_ word: String) -> Bool {
    ["s", "to", "at", "turn", "move", "moves", "play", "plays", "played", "番", "の"].contains(word)
  }

  /// Skips signs, numbers and comments in brackets.
  ///
  /// A number is that of a move, a score, a time or a result. Right behind a square it needs a dot
  /// or a bracket. Without one, as in `f55d6`, it is probably a slip.
  mutating func skipBetweenMoves() {
    while true {
      skip { $0.isSign && Cell.disk(ofSymbol: $0) == nil }
      var ahead = self
      if let next = peek(), Cell.disk(ofSymbol: next) != nil {
        // Beside a number, a disk is a part of the result.
        ahead.advance()
        ahead.skip { $0.isBlank || $0.folded == ":" }
        guard ahead.square == nil, ahead.peek()?.isDigit ?? true || ahead.peek()?.isSign == true
        else { return }
        advance()
        continue
      }
      if ahead.skipComment() {
        self = ahead
        continue
      }
      // One is a sign; two are a pass.
      if peek() == "-", peek(1) != "-" {
        advance()
        continue
      }
      let isApart = previous.map { !$0.isSquarePart } ?? true
      guard ahead.scanMoveNumber() != nil else { return }
      guard ahead.peek() == "." || ahead.peek() == ")" || isApart else { return }
      self = ahead
    }
  }

  /// Words may stand around it, as in `Move 2`, `第2手` or `二手目`. Without a number, stays where it
  /// is.
  mutating func scanMoveNumber() -> Int? {
    var ahead = self
    var word = ahead
    if ahead.peek() == "第" {
      ahead.advance()
    } else if let name = word.scanWord(), ["move", "step", "turn", "ply", "no"].contains(name) {
      word.skip { $0.isBlank || $0 == "#" || $0 == "." }
      ahead = word
    }
    let text = ahead
    var length = ahead.skip(while: \.isDigit)
    var number = Int(
      String(String.UnicodeScalarView(text.prefix(length).scalarsLeft.map(\.folded))))
    if length == 0 {
      length = ahead.skip { Self.numerals.contains($0) }
      guard length > 0, ahead.peek() == "手" else { return nil }
      number = Self.number(text.prefix(length).scalarsLeft)
    }
    for sign in "手目は".unicodeScalars where ahead.peek() == sign { ahead.advance() }
    self = ahead
    return number ?? .max
  }

  /// From 1; the last is the word for the first move.
  private static let numerals = Array("一二三四五六七八九十初".unicodeScalars)

  private static func number(_ signs: [Unicode.Scalar]) -> Int {
    signs.reduce(0) { number, sign in
      switch sign {
      case "初": 1
      case "十": max(1, number) * 10
      default: number + (numerals.firstIndex(of: sign) ?? 0) + 1
      }
    }
  }

  /// Only square brackets may hold moves instead, as those of a list do.
  private mutating func skipComment() -> Bool {
    switch peek()?.folded {
    case "(": return skip(from: "(", past: ")")
    case "{": return skip(from: "{", past: "}")
    case "[":
      var isInWord = false
      for offset in 1..<Self.longestComment {
        guard let next = peek(offset) else { break }
        if next == "]" {
          advance(by: offset + 1)
          return true
        }
        if !isInWord, square(at: offset) != nil { break }
        isInWord = next.isSquarePart
      }
      advance()
      return true
    default: return false
    }
  }

  /// A tag with a long name, in scalars.
  private static let longestComment = 120

  /// Without the closing bracket, stays where it is.
  private mutating func skip(from opening: Unicode.Scalar, past closing: Unicode.Scalar) -> Bool {
    var ahead = self
    var depth = 0
    while let next = ahead.peek()?.folded {
      ahead.advance()
      if next == opening { depth += 1 }
      if next == closing { depth -= 1 }
      if depth == 0 {
        self = ahead
        return true
      }
    }
    return false
  }
}

extension Unicode.Scalar {
  /// A dash may be half a pass, and brackets may begin a comment.
  fileprivate var isSign: Bool {
    if isASCII {
      return isBlank
        || (("!"..."~").contains(self) && !isSquarePart && !"-({[".unicodeScalars.contains(self))
    }
    if folded != self { return folded.isSign }
    if isBlank { return true }
    switch properties.generalCategory {
    case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .connectorPunctuation, .mathSymbol, .otherSymbol,
      .format:
      // Bytes that are not UTF-8 were replaced by this character.
      return self != "\u{FFFD}"
    default: return false
    }
  }

  fileprivate var isSquarePart: Bool { isLetter || isDigit }

  var isLetter: Bool { ("a"..."z").contains(folded) }
}

/// A parsed move, not yet checked.
package enum ParsedMove: Sendable, Hashable {
  case place(Square)
  case pass

  package init(_ ply: GameRecord.Ply) {
    switch ply {
    case .place(let move): self = .place(move.square)
    case .pass: self = .pass
    }
  }

  init?(wholeOf text: String) {
    var scanner = TextScanner(text)
    scanner.skipBlanks()
    guard let move = scanner.scanMove() else { return nil }
    scanner.skipBlanks()
    guard scanner.isAtEnd else { return nil }
    self = move
  }
}

/// The first defect in the moves of a text.
package struct MoveDefect: Error, Hashable {
  package enum Reason: Hashable, Sendable {
    /// The text is neither a square nor a pass. It has at most two characters where moves follow
    /// each other without blanks.
    case noSquare(String)
    case occupied(Square)
    case turnsNothingOver(Square)
    case passNotDue
    /// The text gives the move to the other side.
    case otherSide
    case gameOver
    /// In a diagram, as many squares as this have the number of the move: none, or several.
    case squares(Int)
  }

  /// The number of the move: the disks placed before it, plus 1. A diagram can count passes, too.
  package let number: Int
  /// Nil when the game is over.
  package let side: Disk?
  package let reason: Reason

  package init(number: Int, side: Disk?, reason: Reason) {
    self.number = number
    self.side = side
    self.reason = reason
  }
}
