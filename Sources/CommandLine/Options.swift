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

  /// How disks are drawn on the board.
  public enum DiskChoice: String, Sendable, CaseIterable {
    /// Round where the terminal can show them and has the room, else as characters.
    case auto
    /// Round, of half blocks.
    case round
    /// As characters, which cost less on a slow line.
    case glyph
  }

  /// Which language the player reads.
  public enum LanguageChoice: String, Sendable, CaseIterable {
    /// That of the locale, if there are words in it.
    case auto
    /// English.
    case english = "en"
    /// Japanese.
    case japanese = "ja"
  }

  /// The path of the file that the game is kept in, as bytes; nil for the usual one.
  public var save: [UInt8]?
  /// The path of the file with the game to go on with, as bytes; `-` for the standard input; nil for
  /// the saved one.
  public var load: [UInt8]?
  /// How many random plies each new game starts with; nil for a game from its start.
  public var opening: Int?
  /// Who plays each side at the start; nil for the player of the saved game.
  public var players = Sides<PlayerChoice?>(dark: nil, light: nil)
  /// The limits of each side's computer at the start; nil for those of the saved game.
  public var moveLimits = Sides<MoveLimit?>(dark: nil, light: nil)
  /// Whether the upper levels, and hints, know openings from a book.
  public var hasBook = true
  /// How long the computer takes for a move at least, so that the player sees what happens.
  public var thinkTime: Duration = .milliseconds(600)
  /// How fast disks turn.
  public var animation: AnimationSpeed = .normal
  /// Whether there are colours.
  public var color: ColorChoice = .auto
  /// Which characters are used.
  public var glyphs: GlyphChoice = .auto
  /// How disks are drawn.
  public var disks: DiskChoice = .auto
  /// The colours of board and disks.
  public var theme: ThemeName = .classic
  /// The language.
  public var language: LanguageChoice = .auto
  /// Whether the disks are marked that the move under the cursor would turn over.
  public var hasPreview = false
  /// Whether the bell rings when it is the player's turn.
  public var hasBell = false
  /// Whether the mouse is used.
  public var hasMouse = true
  /// Whether the sign turns that a computer is thinking.
  public var hasSpinner = true
  /// Whether the terminal's window gets a title.
  public var hasTitle = true
  /// Whether the game is played in lines of text, without a screen.
  public var isText = false
  /// Whether lines of text spell squares by words, such as "foxtrot 5".
  public var isSpelling = false
  /// The seed for the computer's random choices; nil for choices that nobody can foresee.
  public var seed: UInt64?
  /// On how many threads the computer thinks; nil for as many as suit the processors.
  public var threads: Int?
  /// What a subcommand does.
  public var tool = ToolOptions()

  /// The usual way to play.
  public init() {}
}
