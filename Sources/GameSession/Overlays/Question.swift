import ReversiCore

/// What the player is asked before something is done that cannot be taken back.
public enum Question: Sendable, Hashable {
  /// Whether to begin a new game with the same players.
  case playAgain
  /// Whether to begin a new game with the sides swapped.
  case swapSides
  /// Whether to begin a new game from this position.
  case setUp(Position)
  /// Whether to go on with this record in place of the game.
  case load(GameRecord)
  /// Whether to go on from a number of plies of the record, where the move of this number is due.
  case playOn(ply: Int, move: Int)
  /// Whether to replace the file of this name.
  case overwrite(String)
  /// Whether to play without saving, since another process holds the saved game: this one, if it is
  /// known.
  case heldElsewhere(holder: Int32?)
}
