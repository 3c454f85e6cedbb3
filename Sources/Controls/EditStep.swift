import GameSession
import ReversiCore

/// A change to the position that is being set up, as a key makes it.
public enum EditStep: Sendable, Hashable {
  /// Changes the square under the cursor from empty to dark, to light, and back to empty.
  case cycle
  /// Empties the square under the cursor.
  case empty
  /// Empties all squares.
  case clear
  /// Sets up the start of a game.
  case setNewGame
  /// Gives each disk the other colour.
  case swapColors
  /// Gives the other side the turn.
  case switchSide

  /// The change, with the cursor on a square.
  func change(at cursor: Square) -> Editor.Change {
    switch self {
    case .cycle: .cycle(cursor)
    case .empty: .put(nil, on: cursor)
    case .clear: .clear
    case .setNewGame: .setNewGame
    case .swapColors: .swapColors
    case .switchSide: .switchSide
    }
  }
}
