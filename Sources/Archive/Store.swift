/// What the program keeps in files while a game is played.
package enum Store: Sendable, Hashable, CaseIterable {
  /// The saved game.
  case game
  /// The games that have ended or were given up.
  case archive
  /// The options that the person changes in the game.
  case settings
  /// The lines that the person wants to know.
  case lines
}
