import GameSession
import ReversiCore

extension SavedGame {
  /// What makes the text of a saved game unreadable. Lines are counted from 1.
  public enum FormatError: Error, Hashable {
    /// The bytes are not UTF-8.
    case notUTF8
    /// The text ends before this line; a game has at least nine.
    case lineMissing(Int)
    /// Line 1 has this many characters instead of three.
    case stateLength(Int)
    /// Line 1 starts with this instead of `x`, `o` or `-`.
    case unknownTurn(Character)
    /// Line 1 has this for a mode instead of `0` or `1`.
    case unknownMode(Character)
    /// Lines 2–9 are not a board.
    case board(Board.TextError)
    /// The turn is `-`, but a side can still move.
    case moveLeft
    /// A line after the board is not `key value`.
    case notKeyValue(line: Int)
    /// A line gives a level that is not 0 to 10.
    case unknownLevel(line: Int)
  }
}

extension SavedGame.FormatError: CustomStringConvertible {
  /// What is wrong and where, for the player: a few words on one line.
  public var description: String {
    switch self {
    case .notUTF8: "not UTF-8 text"
    case .lineMissing(let line): "line \(line) is missing"
    case .stateLength(let length): "line 1: \(length) characters instead of 3"
    case .unknownTurn(let turn): "line 1: unknown turn \(Self.quoted(turn))"
    case .unknownMode(let mode): "line 1: unknown mode \(Self.quoted(mode))"
    case .board(.rowCount(let rows)): "\(rows) rows instead of 8"
    case .board(.cellCount(let row, let cells)): "line \(row + 1): \(cells) cells instead of 8"
    case .board(.unknownCell(let row, let cell)):
      "line \(row + 1): unknown cell \(Self.quoted(cell))"
    case .moveLeft: "line 1: the game is said to be over, but a move is left"
    case .notKeyValue(let line): "line \(line): not a key and a value"
    case .unknownLevel(let line): "line \(line): not a level from 0 to 10"
    }
  }

  /// The character between quotes, or by its code where showing it could disturb the screen.
  private static func quoted(_ character: Character) -> String {
    if let ascii = character.asciiValue, (0x20..<0x7F).contains(ascii) { return "'\(character)'" }
    return character.unicodeScalars
      .map { "U+" + String($0.value, radix: 16, uppercase: true) }
      .joined(separator: " ")
  }
}
