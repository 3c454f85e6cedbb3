import ReversiCore

/// The styles around the board.
extension Theme {
  /// Whether there are colours beside the board. Disks of characters are for slow lines, on which
  /// each change of style takes more time than the characters.
  private var hasFullColors: Bool { capabilities.colors == .full && drawsPixelDisks }

  /// The style of things that matter less than others.
  package var muted: Style { drawsPixelDisks ? dimmed : .plain }

  /// The style of a key beside the word for its action. It is raised, whatever the terminal's
  /// background.
  package var key: Style {
    hasFullColors ? Style(foreground: 255, background: 238, isBold: true) : .selected
  }

  /// The style of the key of a button that the person should notice.
  package var accentKey: Style {
    hasFullColors
      ? Style(foreground: palette.highlightText, background: palette.highlight, isBold: true)
      : .selected
  }

  /// The style of the text of such a button.
  package var accentLabel: Style {
    hasFullColors ? Style(foreground: 255, background: 238) : .bold
  }

  /// The style of large text in the colour of the board.
  package var boardText: Style {
    hasFullColors ? Style(foreground: palette.board.full) : .bold
  }

  /// The part of a bar that shows an amount in a line of text.
  package var barCharacter: Character {
    capabilities.glyphs == .unicode && capabilities.colors == .full ? "▄" : "="
  }

  /// The bar beside the side whose turn it is. Its two colours stand out from any ground, one of
  /// them at least.
  package var turnBar: Cell {
    let style =
      hasFullColors
      ? Style(foreground: palette.highlight, background: palette.highlightText) : .bold
    guard capabilities.glyphs != .ascii else { return Cell(character: ">", style: style) }
    return Cell(character: capabilities.colors == .full ? "▌" : "█", style: style)
  }

  /// The colours of mistakes on the axis of a graph, by their grade. Most games have many: red is
  /// for the worst.
  package var mistakeColors: (slight: Style.Color, clear: Style.Color, grave: Style.Color) {
    (143, 222, palette.lastMove.full)
  }

  /// The colour of a graph's axis where the score is proven.
  package var provenColor: Style.Color { palette.legal.full }

  /// A disk in a field of three columns, painted like a square of the board.
  package func wideChip(_ side: Disk) -> Span {
    Span(" \(disk(side)) ", diskStyle(side))
  }

  /// A cell of a bar that both sides share, on terminals without pixels.
  package func share(of side: Disk) -> Cell {
    guard capabilities.glyphs != .ascii else {
      return Cell(character: disk(side), style: diskStyle(side))
    }
    guard capabilities.colors != .none else {
      return side == .light
        ? Cell(character: " ", style: Style(isReversed: true))
        : Cell(character: lines.vertical, style: .plain)
    }
    let style = Style(
      foreground: palette.light.paint.eight, background: palette.dark.paint.eight, isBold: true)
    return Cell(character: side == .light ? "█" : " ", style: style)
  }
}
