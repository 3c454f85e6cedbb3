import CommandLine
import Posix
import Screen
import TerminalIO
import Words

extension Theme {
  /// The look that suits a terminal and the player's choices.
  init(
    _ options: Options, _ encoding: TextEncoding, _ terminal: borrowing Terminal,
    _ environment: Environment
  ) {
    let glyphs = encoding.glyphs(diskWidth: terminal.diskWidth)
    self.init(
      TerminalCapabilities(
        colors: TerminalCapabilities.ColorDepth(
          choice: options.color, terminalColors: terminal.colors, environment: environment),
        glyphs: glyphs,
        // The fonts of the Linux console have none, unless somebody chose another.
        hasHalfBlocks: !environment.isConsole || options.disks == .round,
        hasWideLetters: glyphs == .unicode || encoding.isWidthInDoubt),
      name: options.theme, arePictured: options.disks != .glyph)
  }
}

extension Terminal {
  /// That the terminal's name is unknown, if it is.
  var nameNotice: Notice? {
    unknownName.map {
      .unknownTerminal($0.description, playedAs: Terminal.substitute.description)
    }
  }
}
