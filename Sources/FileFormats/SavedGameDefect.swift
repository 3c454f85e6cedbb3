import ReversiCore

/// What makes the content of a saved game unreadable. Lines are counted from 1.
package enum SavedGameDefect: Error, Sendable, Hashable {
  /// The content is longer than this many bytes.
  case tooLong(Int)
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
  /// A line has the key of a line before it.
  case keyTwice(line: Int)
}
