extension GameRecord {
  /// Plays the moves of a transcript as people and programs write them; all of them stand.
  ///
  /// Squares come in either case, such as `f5D6` or `1. f5, 2. d6`; blanks, line ends, commas and
  /// move numbers are passed over. A pass may be written as `--`, `ps`, `pa` or `pass`, or be left
  /// out; one that is due at the end is made only if it is written.
  ///
  /// - Throws: `MoveDefect` for the first move that cannot be read or played.
  public init(
    start: Position = .newGame, transcript: some StringProtocol
  ) throws(MoveDefect) {
    self.init(start: start)
    var scanner = TextScanner(transcript)
    try play(&scanner)
  }

  /// Plays all moves that are left in a text.
  mutating func play(_ scanner: inout TextScanner) throws(MoveDefect) {
    scanner.skipBetweenMoves()
    while !scanner.isAtEnd {
      guard let move = scanner.scanMove() else { throw defect(.noSquare(scanner.excerpt())) }
      try play(move)
      scanner.skipBetweenMoves()
    }
  }

  /// Plays a written move, after the pass that is due before it and was left out.
  ///
  /// - Parameters:
  ///   - move: The move.
  ///   - side: The side that is said to make it, if one is.
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

  /// A defect of the move that comes next.
  func defect(_ reason: MoveDefect.Reason) -> MoveDefect {
    MoveDefect(number: moveNumber, side: position.turn, reason: reason)
  }
}

extension TextScanner {
  /// The square that the next two scalars name, in either case; nil if they name none.
  var square: Square? {
    guard let column = peek()?.lowercased, ("a"..."h").contains(column),
      let row = peek(1), ("1"..."8").contains(row)
    else { return nil }
    return Square(column: Int(column.value) - 97, row: Int(row.value) - 49)
  }

  /// Passes over the move that comes next and returns it; nil, with nothing passed over, if what
  /// comes is no move.
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

  /// Passes over blanks, commas and move numbers.
  ///
  /// A number that follows a square without a blank needs its dot or bracket: without, as in
  /// `f55d6`, it is rather a slip.
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
