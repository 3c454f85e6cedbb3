import Notation
import ReversiCore

/// The kind of a file with games. Its first bytes decide, not its name.
package enum GameFileKind: Sendable, Hashable {
  /// Probably a saved game: its first line is that of one. Otherwise it is text.
  case savedGame
  /// The games of a WTHOR database.
  case database(WthorHeader)
  /// Games as text, in the forms that `GameText` reads.
  case text

  /// The kind of a file; nil if its first bytes do not say it yet, and more can follow.
  package init?(_ bytes: [UInt8], isWhole: Bool) {
    if SavedGameText.canBegin(with: bytes) {
      guard isWhole || bytes.count >= SavedGameText.firstLineLength else { return nil }
      self = bytes.count < SavedGameText.firstLineLength ? .text : .savedGame
    } else if WthorHeader.canBegin(with: bytes) {
      guard isWhole || bytes.count >= WthorHeader.length else { return nil }
      self = WthorHeader(ofGames: bytes).map { .database($0) } ?? .text
    } else {
      self = .text
    }
  }
}

/// Why a line, a game of a file, or a whole file cannot be read as a game.
package enum GameDefect: Error, Sendable, Hashable {
  /// The text is longer than any game.
  case tooLong
  case notUTF8
  case text(GameTextError)
  /// The file begins like a WTHOR database, but has a defect.
  case wthor(WthorDefect)
}
