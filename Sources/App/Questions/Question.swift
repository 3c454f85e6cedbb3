import Archive
import Notation
import ReversiCore

/// A question before an action that the person cannot take back.
public enum Question: Sendable, Hashable {
  /// Whether to begin a new game with the same players.
  case playAgain
  /// Whether to begin a new game with the sides swapped.
  case swapSides
  /// Whether to begin a new game from this position.
  case setUp(Position)
  /// Whether to replace the game with this record.
  case load(GameRecord)
  /// Whether to play on without a clock, after this side's flag has fallen.
  case untimed(loser: Disk)
  /// A question to one of two people who play from two programs.
  case twoPeople(TwoPeople.Question)
  /// A question of the review.
  case review(Review.Question)
  /// A question of the library.
  case library(Library.Question)
  /// Whether to replace the file of this name.
  case overwrite(String)
  /// Whether to play without saving, since another process holds the saved game: `holder`, if
  /// known.
  case heldElsewhere(holder: Int32?)
}
