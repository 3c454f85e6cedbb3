import GameSession

/// Keeps the game for as long as the program runs: for playing without saving.
public final class InMemorySaveStore: SaveStore {
  /// The game that was saved last, if one was.
  public private(set) var game: SavedGame?

  /// A store that keeps nothing yet.
  public init() {}

  /// Keeps a game; this cannot fail.
  public func save(_ game: SavedGame) {
    self.game = game
  }
}
