import ReversiCore

/// A position as people and programs write it, and the moves played from it, if any.
///
/// `Position(notation:)` says how. In the Othello Board Format, a semicolon follows; the scores of
/// the moves and the comments behind it are skipped.
enum DrawnBoard: GameForm {
  static func game(in scanner: inout TextScanner) throws(GameTextError) -> GGFGame? {
    let start: ReadPosition
    do throws(PositionDefect) {
      if let text = scanner.textAboveBoard { throw .textBeside(text, row: nil) }
      guard var board = try BoardText(scanner) else { return nil }
      start = try board.position(hasCaption: true)
      scanner = board.rest
      scanner.skipFields()
    } catch {
      throw .position(error)
    }
    return try GGFGame(start: start, movesOf: &scanner)
  }
}

/// A game after a label such as `moves:`, or moves after a title such as `moves`.
enum LabelledGame: GameForm {
  static func game(in scanner: inout TextScanner) throws(GameTextError) -> GGFGame? {
    var ahead = scanner
    ahead.skipBlanks()
    if let caption = Caption(&ahead), caption.isTitle {
      var moves = ahead
      moves.skipBetweenMoves()
      guard moves.square != nil else { return nil }
      scanner = ahead
      return try GameText.game(inFormOf: &scanner)
    }
    ahead = scanner
    guard ahead.skipLabel() else { return nil }
    var rest = ahead
    guard !rest.skipLabel() else { return nil }
    scanner = ahead
    return try GameText.game(inFormOf: &scanner)
  }
}

extension TextScanner {
  /// The first line above a board that is not about it and does not introduce it; nil if there is
  /// none, or no board follows.
  fileprivate var textAboveBoard: String? {
    var rest = self
    var text: String?
    while let line = rest.peekLine() {
      if line.startsWithBoard {
        guard text != nil, !rest.isAtBoard else { return text }
      } else if text == nil, line.caption == nil {
        var label = line
        let isLabel = label.skipLabel() && (label.isBlank || label.startsWithBoard)
        if !isLabel { text = line.start }
      }
      rest.skipLine()
    }
    return nil
  }

  /// The text from the first line on at which a board begins, whether it can be read or not; nil if
  /// there is none.
  var lineOfBoard: TextScanner? {
    var rest = self
    while let line = rest.peekLine() {
      if line.startsWithBoard, rest.isAtBoard { return rest }
      rest.skipLine()
    }
    return nil
  }

  /// Whether a board begins here, even if it cannot be read.
  private var isAtBoard: Bool {
    let beginning = prefix(min(remaining, Self.longestBoard))
    do { return try BoardText(beginning) != nil } catch { return true }
  }

  /// The longest board, in scalars: one in a frame of double lines has 2,000.
  static let longestBoard = 4 << 10

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
