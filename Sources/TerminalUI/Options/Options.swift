import GameSession
import ReversiCore

/// How the player wants to play.
public struct Options: Sendable, Hashable {
  /// When colours are used.
  public enum ColorChoice: String, Sendable, CaseIterable {
    /// If the terminal has colours, and `NO_COLOR` does not forbid them.
    case auto
    /// If the terminal has colours.
    case always
    /// Not at all.
    case never
  }

  /// Which characters disks and the like are drawn with.
  public enum GlyphChoice: String, Sendable, CaseIterable {
    /// Those that the terminal shows in one column, as far as can be told.
    case auto
    /// Disks, blocks and lines.
    case unicode
    /// ASCII alone.
    case ascii
  }

  /// The path of the file that the game is kept in, as bytes; nil for the usual one.
  public var save: [UInt8]?
  /// The path of the file with the game to go on with, as bytes; `-` for the standard input; nil for
  /// the saved one.
  public var load: [UInt8]?
  /// How many random plies each new game starts with; nil for a game from its start.
  public var opening: Int?
  /// Who moves for each side at the start; nil for whoever did.
  public var modes = Sides<Mode?>(dark: nil, light: nil)
  /// How strong each side's computer plays at the start; nil for the level that it had.
  public var levels = Sides<Level?>(dark: nil, light: nil)
  /// How long the computer takes for a move at least, so that the player sees what happens.
  public var thinkTime: Duration = .milliseconds(600)
  /// How fast disks turn.
  public var animation: AnimationSpeed = .normal
  /// Whether there are colours.
  public var color: ColorChoice = .auto
  /// Which characters are used.
  public var glyphs: GlyphChoice = .auto
  /// Whether the mouse is used.
  public var hasMouse = true
  /// The seed for the computer's random choices; nil for choices that nobody can foresee.
  public var seed: UInt64?
  /// What a subcommand does.
  public var tool = ToolOptions()

  /// The usual way to play.
  public init() {}

  /// Sets what an option sets.
  ///
  /// - Parameters:
  ///   - option: An option of the table, other than those that ask for something to be printed.
  ///   - value: Its value; it is passed over if the option takes none.
  /// - Throws: `UsageError.unsuitableValue` if it does not take this value.
  public mutating func set(
    _ option: ProgramOption, to value: OptionValue
  ) throws(UsageError) {
    switch option.effect {
    case .print: break
    case .flag(let set): set(&self)
    case .value(_, let set):
      guard set(&self, value) else { throw .unsuitableValue(option.name, value.shown) }
    }
  }
}
