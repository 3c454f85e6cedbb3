extension GameRecord {
  /// Reads a transcript as people and programs write it. All its plies stand.
  ///
  /// Squares may be in either case, as in `f5D6` or `1. f5, 2. d6`. Spaces, line ends, commas and
  /// move numbers are skipped. A pass is `--`, `ps`, `pa` or `pass`, or is left out; a pass due at
  /// the end is made only if it is written.
  ///
  /// - Throws: `MoveDefect` for the first move that cannot be read or is not legal.
  public init(
    start: Position = .newGame, transcript: some StringProtocol
  ) throws(MoveDefect) {
    self.init(start: start)
    var scanner = TextScanner(transcript)
    try play(&scanner)
  }

  /// Plays the remaining moves of a text.
  mutating func play(_ scanner: inout TextScanner) throws(MoveDefect) {
    scanner.skipBetweenMoves()
    while !scanner.isAtEnd {
      guard let move = scanner.scanMove() else { throw defect(.noSquare(scanner.excerpt())) }
      try play(move)
      scanner.skipBetweenMoves()
    }
  }

  /// Plays a move, after the pass before it if that was left out.
  ///
  /// - Parameters:
  ///   - move: The move.
  ///   - side: The side that makes it according to the text, if it says so.
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

  private mutating func passWhereDue() {
    guard case .passDue = position.state else { return }
    do { try pass() } catch { preconditionFailure("\(error) in \(position)") }
  }

  /// A defect of the next move.
  func defect(_ reason: MoveDefect.Reason) -> MoveDefect {
    MoveDefect(number: moveNumber, side: position.turn, reason: reason)
  }
}

extension TextScanner {
  /// The square named by the next two scalars, in either case; nil if they name none.
  var square: Square? {
    guard let column = peek()?.lowercased, ("a"..."h").contains(column),
      let row = peek(1), ("1"..."8").contains(row)
    else { return nil }
    return Square(column: Int(column.value) - 97, row: Int(row.value) - 49)
  }

  /// Reads the next move. If there is none, returns nil and stays where it is.
  mutating func scanMove() -> ParsedMove? {
    if let square {
      advance(by: 2)
      return .place(square)
    }
    switch (peek()?.lowercased, peek(1)?.lowercased) {
    case ("p", "a"):
      let isLong = peek(2)?.lowercased == "s" && peek(3)?.lowercased == "s"
      advance(by: isLong ? 4 : 2)
    case ("-", "-"), ("p", "s"): advance(by: 2)
    default: return nil
    }
    return .pass
  }

  /// Skips blanks, commas and move numbers.
  ///
  /// A number right behind a square needs a dot or a bracket. Without one, as in `f55d6`, it is
  /// probably a slip.
  fileprivate mutating func skipBetweenMoves() {
    while true {
      skip { $0.isBlank || $0 == "," }
      var ahead = self
      let isApart = previous.map { $0.isBlank || $0 == "," } ?? true
      guard ahead.skip(while: \.isDigit) > 0 else { return }
      guard ahead.skip(while: { $0 == "." || $0 == ")" }) > 0 || isApart else { return }
      self = ahead
    }
  }
}
