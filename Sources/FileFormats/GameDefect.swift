import Notation
import ReversiCore

/// Why a line, a game of a file, or a whole file cannot be read as a game.
public enum GameDefect: Error, Sendable, Hashable {
  /// It is longer than any game.
  case tooLong
  /// It is not UTF-8.
  case notUTF8
  /// It is text, but not a game.
  case text(GameTextError)
  /// It begins like a WTHOR database, but has a defect.
  case wthor(WthorDefect)
}
