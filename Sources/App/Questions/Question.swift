import Archive
import Notation
import ReversiCore

/// A question before an action that the person cannot take back.
package enum Question: Sendable, Hashable {
  /// Whether to reset the game. It may lie over another question.
  case reset
  /// Whether to begin a new game with the same players.
  case playAgain
  /// Whether to begin a new game with the sides swapped.
  case swapSides
  /// Whether to replace the game with this record.
  case load(GameRecord)
  /// Whether to play on without a clock, after this side's flag has fallen.
  case untimed(loser: Disk)
  /// Whether to play without saving, since another process holds the saved game: `holder`, if
  /// known.
  case heldElsewhere(holder: Int32?)
  case feature(AnyFeatureQuestion)
}
