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
  /// Whether to go on from a ply of the record; `move` is the number of the next move.
  case playOn(ply: Int, move: Int)
  /// Whether to add these games to the archive.
  case addGames([GGFGame])
  /// Whether to give the game up, and go on with this variation of it.
  case playVariation(GameRecord)
  /// Whether to replace the file of this name.
  case overwrite(String)
  /// Whether to remove a game from the archive.
  case removeGame(LibraryGame)
  /// Whether to play without saving, since another process holds the saved game: `holder`, if
  /// known.
  case heldElsewhere(holder: Int32?)
}
