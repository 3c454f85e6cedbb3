import GameSession
import ReversiCore

/// How the player wants to play.
struct Options: Hashable {
  /// When colours are used.
  enum ColorChoice: String, CaseIterable {
    /// If the terminal has colours, and `NO_COLOR` does not forbid them.
    case auto
    /// If the terminal has colours.
    case always
    /// Not at all.
    case never
  }

  /// Which characters disks and the like are drawn with.
  enum GlyphChoice: String, CaseIterable {
    /// Those that the terminal shows in one column, as far as can be told.
    case auto
    /// Disks, blocks and lines.
    case unicode
    /// ASCII alone.
    case ascii
  }

  /// The file that the game is kept in; nil for the usual one.
  var save: String?
  /// Who moves for dark at the start; nil for whoever did.
  var dark: Mode?
  /// Who moves for light at the start; nil for whoever did.
  var light: Mode?
  /// How strong dark's computer plays at the start; nil for the level that it had.
  var darkLevel: Level?
  /// How strong light's computer plays at the start; nil for the level that it had.
  var lightLevel: Level?
  /// How long the computer takes for a move at least, so that the player sees what happens.
  var thinkTime: Duration = .milliseconds(600)
  /// How fast disks turn.
  var animation: AnimationSpeed = .normal
  /// Whether there are colours.
  var color: ColorChoice = .auto
  /// Which characters are used.
  var glyphs: GlyphChoice = .auto
  /// Whether the mouse is used.
  var hasMouse = true
  /// What makes the computer's chance repeatable; nil for chance that is not.
  var seed: UInt64?

  /// The game to start with: the one that was found, if any, with the modes and levels that were
  /// asked for.
  func game(resuming found: SavedGame?) -> SavedGame {
    var game = found ?? .new
    game.modes.dark = dark ?? game.modes.dark
    game.modes.light = light ?? game.modes.light
    game.levels.dark = darkLevel ?? game.levels.dark
    game.levels.light = lightLevel ?? game.levels.light
    return game
  }
}
