import Notation
import ReversiCore

/// Why a line, a game of a file, or a whole file cannot be read as a game.
package enum GameDefect: Error, Sendable, Hashable {
  /// The text is longer than any game.
  case tooLong
  /// The text is not UTF-8.
  case notUTF8
  case text(GameTextError)
  /// The file begins like a WTHOR database, but has a defect.
  case wthor(WthorDefect)
}
