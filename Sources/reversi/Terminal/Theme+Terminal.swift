import App
import Canvas
import CommandLine
import Posix
import TerminalIO
import Words

extension Theme {
  /// The theme for a terminal and the person's choices.
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
        hasWideLetters: glyphs == .unicode || encoding.isWidthInDoubt),
      name: options.theme, drawsPixelDisks: options.disks != .glyph)
  }
}

extension Terminal {
  /// The notice of an unknown terminal name; nil if the name is known.
  var nameNotice: Notice? {
    unknownName.map {
      .unknownTerminal($0.description, playedAs: Terminal.substitute.description)
    }
  }
}
