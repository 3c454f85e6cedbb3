import Canvas
import GameSession
import Link
import ReversiCore
import Words

/// How the person wants to play.
package struct Options: Sendable, Hashable {
  /// When the screen has colours.
  package enum ColorChoice: String, Sendable, CaseIterable {
    /// If the terminal has colours, and `NO_COLOR` does not forbid them.
    case auto
    /// If the terminal has colours.
    case always
    case never
  }

  /// The characters that disks, lines and marks are drawn with.
  package enum GlyphChoice: String, Sendable, CaseIterable {
    /// Unicode if the terminal probably shows it in one column, else ASCII.
    case auto
    /// Disks, blocks and lines.
    case unicode
    case ascii
  }

  /// How disks are drawn on the board.
  package enum DiskChoice: String, Sendable, CaseIterable {
    /// Round if the terminal can show it and has enough room, else as characters.
    case auto
    /// Round, made of half blocks.
    case round
    /// As characters, which need fewer bytes on a slow line.
    case glyph
  }

  /// The language of the game.
  package enum LanguageChoice: String, Sendable, CaseIterable {
    case auto
    case english = "en"
    case japanese = "ja"
  }

  /// The path of the file that the game is kept in, as bytes; nil for the usual one.
  package var save: [UInt8]?
  /// The path of the file with the game to continue, as bytes; `-` for standard input; nil for the
  /// saved game.
  package var load: [UInt8]?
  /// Whether games that have ended or were given up are kept in the archive.
  package var hasArchive = true
  /// The opening of each new game; nil for the new-game board.
  package var opening: OpeningChoice?
  /// The player of each side at the start; nil for the player of the saved game.
  package var players = Sides<PlayerChoice?>(dark: nil, light: nil)
  /// The names of the people who play each side; nil for none, or those of the saved game.
  package var names = Sides<String?>(dark: nil, light: nil)
  /// The limits of each side's computer at the start; nil for those of the saved game.
  package var moveLimits = Sides<MoveLimit?>(dark: nil, light: nil)
  /// The time of each side in a game; nil for that of the saved game, or for none in a new one.
  package var clock: ClockChoice?
  /// The game that the person hosts for another person; nil for none.
  package var host: HostChoice?
  /// The address at which the person joins a game; nil for none.
  package var join: LinkAddress?
  /// The command that connects with another machine; nil for ssh.
  package var ssh: String?
  /// The path of this program on the other machine; nil for the one that its shell finds.
  package var remoteProgram: String?
  /// Whether hints and the upper levels use the opening book.
  package var hasBook = true
  /// The minimum time that the computer takes for a move, so that the person can follow.
  package var thinkTime: Duration = .milliseconds(600)
  /// The speed at which disks turn over.
  package var animation: AnimationSpeed = .normal
  /// When the screen has colours.
  package var color: ColorChoice = .auto
  /// The characters that the screen is drawn with.
  package var glyphs: GlyphChoice = .auto
  /// How disks are drawn.
  package var disks: DiskChoice = .auto
  /// The colours of board and disks.
  package var theme: ThemeName = .auto
  /// The language of the game.
  package var language: LanguageChoice = .auto
  /// Whether to mark the disks that the move under the cursor would turn over.
  package var hasPreview = false
  /// Whether the board is turned by 180°.
  package var isTurned = false
  /// Whether the bell rings when it is the person's turn.
  package var hasBell = false
  /// Whether the mouse is used.
  package var hasMouse = true
  /// Whether the game is played in lines of text, without a screen.
  package var isText = false
  /// Whether lines of text spell squares, such as "foxtrot 5".
  package var isSpelling = false
  /// The seed for the computer's random choices; nil for a different one each time.
  package var seed: UInt64?
  /// The number of threads that search; nil for a number that suits the processors.
  package var threads: Int?
  /// The options of subcommands.
  package var tool = ToolOptions()

  /// The defaults.
  package init() {}
}
