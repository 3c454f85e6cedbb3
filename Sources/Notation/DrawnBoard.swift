import ReversiCore

/// A position as people and programs write it, and the moves played from it, if any.
///
/// `Position(notation:)` says how. In the Othello Board Format, a semicolon follows; the scores of
/// the moves and the comments behind it are skipped.
enum DrawnBoard: GameForm {
  static func record(in scanner: inout TextScanner) throws(GameTextError) -> GameRecord? {
    let start: Position
    do throws(PositionDefect) {
      if let text = scanner.textAboveBoard { throw .textBeside(text, row: nil) }
      guard case (var text, let sides)? = try scanner.scanDrawnCells() else { return nil }
      start = try text.scanPosition(sides: sides, hasCaption: true)
      text.skipFields()
      scanner = text
    } catch {
      throw .position(error)
    }
    return try GameRecord(start: start, movesOf: &scanner)
  }
}

/// A game after a label such as `moves:`, or moves after a title such as `moves`.
enum LabelledGame: GameForm {
  static func record(in scanner: inout TextScanner) throws(GameTextError) -> GameRecord? {
    var ahead = scanner
    ahead.skipBlanks()
    if let caption = Caption(&ahead), caption.isTitle, ahead.square != nil {
      scanner = ahead
      return try GameText.record(in: &scanner)
    }
    ahead = scanner
    guard ahead.skipLabel() else { return nil }
    var rest = ahead
    guard !rest.skipLabel() else { return nil }
    scanner = ahead
    return try GameText.record(in: &scanner)
  }
}

/// The moves of a new game.
enum Transcript: GameForm {
  static func record(in scanner: inout TextScanner) throws(GameTextError) -> GameRecord? {
    // A few cells are neither a board nor moves.
    let isEmpty = scanner.cellsAhead(64).others == 0
    var record = GameRecord()
    do { try record.play(&scanner) } catch { throw isEmpty ? .empty : .move(error) }
    guard record.standing > 0 else { throw .empty }
    return record
  }
}

extension TextScanner {
  /// The text with the board at its beginning as 64 cells, and the sides that are named around it;
  /// nil if there is no board.
  fileprivate func scanDrawnCells() throws(PositionDefect) -> (TextScanner, NamedSides)? {
    var (text, sides) = try withPlainBoard()
    text.skipBlanks()
    let cells = text.cellsAhead(64)
    guard cells.count > cells.others, cells.count >= PositionDefect.minimumCells,
      text.cellsAhead(8).count > 4
    else { return nil }
    return (text, sides)
  }

  /// The first line above a board that is not about it and does not introduce it; nil if there is
  /// none, or no board follows.
  fileprivate var textAboveBoard: String? {
    var rest = self
    var text: String?
    for _ in 0..<8 {
      guard let line = rest.peekLine(), line.square == nil else { return nil }
      if line.startsWithBoard {
        guard let text, (try? rest.scanDrawnCells()) != nil else { return nil }
        return text
      }
      var label = line
      let isLabel = label.skipLabel() && (label.isBlank || label.startsWithBoard)
      if isLabel { return nil }
      if line.caption == nil, text == nil { text = line.start }
      rest.skipLine()
    }
    return nil
  }

  /// How many of the next scalars, not counting blanks, are cells. If more than half are, a board
  /// follows: among moves, only passes and the `b` of squares look like cells.
  fileprivate func cellsAhead(_ limit: Int) -> (count: Int, others: Int) {
    var ahead = self
    var cells = 0
    var others = 0
    while cells + others < limit, let next = ahead.peek() {
      if Cell(next) != nil { cells += 1 } else { others += 1 }
      ahead.advance()
      ahead.skipBlanks()
    }
    return (cells, others)
  }

  /// Skips the fields that follow a position in the Othello Board Format up to the end of its line,
  /// and comments.
  fileprivate mutating func skipFields() {
    var ahead = self
    ahead.skipBlanks()
    guard ahead.peek() == ";" || ahead.peek() == "%" else { return }
    ahead.skipLine()
    ahead.skipCommentLines()
    self = ahead
  }
}
