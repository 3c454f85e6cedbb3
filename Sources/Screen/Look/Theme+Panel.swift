import Controls
import ReversiCore

/// The styles around the board.
extension Theme {
  /// Whether there are colours beside the board. Disks of characters are for slow lines, on which
  /// each change of style takes more time than the characters.
  private var hasFullColors: Bool { capabilities.colors == .full && arePictured }

  /// Things that matter less than others.
  var muted: Style { arePictured ? dimmed : .plain }

  /// A key beside the word for what it does. It is raised, whatever the terminal's background.
  var key: Style {
    hasFullColors ? Style(foreground: 255, background: 238, isBold: true) : .selected
  }

  /// The key of a button that the player should notice.
  var accentKey: Style {
    hasFullColors
      ? Style(foreground: palette.highlightText, background: palette.highlight, isBold: true)
      : .selected
  }

  /// The text of such a button.
  var accentLabel: Style {
    hasFullColors ? Style(foreground: 255, background: 238) : .bold
  }

  /// Text that the player should notice.
  var accent: Style { .bold }

  /// The bar beside the side whose turn it is.
  var turnBar: Cell {
    let style = hasFullColors ? Style(foreground: palette.highlight) : .bold
    guard capabilities.glyphs == .unicode else { return Cell(character: ">", style: style) }
    return Cell(character: capabilities.hasHalfBlocks ? "▌" : "█", style: style)
  }

  /// A mistake on the axis of a graph.
  var mistakeColor: Style.Color { palette.lastMove.full }

  /// The axis of a graph where the score is proven.
  var provenColor: Style.Color { palette.legal.full }

  /// Whether anything outside the board can be drawn in pixels, two to a cell. Eight colours are
  /// too few for that.
  var hasPixels: Bool { diskDrawing == .round && capabilities.colors == .full }

  /// A disk in a field of three columns, painted like a square of the board.
  func wideChip(_ side: Disk) -> Span { Span(" \(disk(side)) ", diskStyle(side)) }

  /// A cell of a bar that both sides share, on terminals without pixels.
  func share(upper: Disk, lower: Disk) -> Cell {
    guard capabilities.glyphs == .unicode else {
      return Cell(character: disk(upper), style: diskStyle(upper))
    }
    guard capabilities.colors != .none else {
      return upper == .light
        ? Cell(character: " ", style: Style(isReversed: true))
        : Cell(character: lines.vertical, style: .plain)
    }
    let style = Style(
      foreground: palette.light.paint.eight, background: palette.dark.paint.eight, isBold: true)
    let lower = capabilities.hasHalfBlocks ? lower : upper
    let character: Character =
      switch (upper, lower) {
      case (.light, .light): "█"
      case (.light, .dark): "▀"
      case (.dark, .light): "▄"
      case (.dark, .dark): " "
      }
    return Cell(character: character, style: style)
  }
}
