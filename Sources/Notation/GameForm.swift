import ReversiCore

/// A form in which a game is written, with a file of its own.
///
/// `GameText.forms` is the list in which the forms are tried.
protocol GameForm: Sendable {
  /// Reads the game at the beginning of a text.
  ///
  /// - Returns: The game, or nil if the text has another form.
  /// - Throws: `GameTextError` if the text has this form and a defect.
  static func game(in scanner: inout TextScanner) throws(GameTextError) -> GGFGame?
}

/// A form with a name, which the errors about it give.
package enum NamedForm: String, Sendable, Hashable {
  /// The Generic Game Format.
  case ggf = "GGF"
  /// The Smart Game Format.
  case sgf = "SGF"
  /// The board of the Generic Game Server.
  case ggs = "GGS"
  /// The Forsyth-Edwards Notation.
  case fen = "FEN"
  /// Moves as objects, as Othello Quest keeps them.
  case json = "JSON"
  /// The address of a page.
  case link = "URL"
}

/// Why a text that begins in a named form cannot be read.
package enum FormDefect: Error, Hashable {
  /// The text ends before the game does.
  case unfinished
  /// A character stands where another one is due.
  case unexpected(Character)
  /// The text is a game with another name, here cut to 16 characters.
  case otherGame(String)
  /// The size of the board is not 8, but this text, here cut to 16 characters.
  case boardSize(String)
  /// A row, counted from the first one in the text, has this many cells instead of 8.
  case rowLength(row: Int, cells: Int)
  /// Disks are set up after a move.
  case setUpLater
  /// The text has no moves.
  case noMoves
}

extension GGFGame {
  /// Plays the moves that follow a position, perhaps after a label.
  init(start: ReadPosition, movesOf scanner: inout TextScanner) throws(GameTextError) {
    if let line = scanner.lineOfBoard { throw .position(.textBeside(line.start, row: nil)) }
    var label = scanner
    label.skipBlanks()
    let text = label.start
    if scanner.skipLabel(), Caption(&label)?.hasUnknownWord ?? true {
      throw .position(.textBeside(text, row: nil))
    }
    let moves = scanner
    try self.init(start: start) { record throws(GameTextError) in
      var moves = moves
      do throws(MoveDefect) { try record.play(&moves) } catch { throw .move(error) }
    }
  }
}
