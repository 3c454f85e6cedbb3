import ReversiCore

/// Board squares set both colours, so that they look the same on dark and light terminals. There
/// are few styles: on a slow line, each change of style costs more than the characters.
extension Theme {
  private var depth: TerminalCapabilities.ColorDepth { capabilities.colors }

  /// A colour of a palette, as the terminal has it.
  package func color(_ paint: Palette.Paint) -> Style.Color {
    depth == .full ? paint.full : paint.eight
  }

  /// Among eight colours, white looks grey unless it is bold.
  package func style(_ front: Palette.Paint, on back: Palette.Paint) -> Style {
    Style(
      foreground: color(front), background: color(back),
      isBold: depth == .eight && color(front) == color(palette.light.paint))
  }

  /// The style of an empty square.
  package var square: Style { depth == .none ? .plain : style(palette.text, on: palette.board) }

  /// Among eight colours, white does not show on the board's colour.
  private func ground(behind side: Disk) -> Palette.Paint {
    depth == .eight && side == .light ? palette.dark.paint : palette.board
  }

  /// The style of a side's disk on a square.
  package func diskStyle(_ side: Disk) -> Style {
    switch (depth, side) {
    case (.none, .dark): .bold
    case (.none, .light): .plain
    case (_, let side): style(palette.disk(side).paint, on: ground(behind: side))
    }
  }

  /// A filled cell of a side's disk.
  package func filledDisk(_ side: Disk) -> Cell {
    if fillsInColor { return filled(palette.disk(side).paint) }
    return capabilities.glyphs == .ascii
      ? Cell(character: disk(side), style: diskStyle(side))
      : Cell(character: "█", style: depth == .none ? .plain : diskStyle(side))
  }

  /// Whether only the edge of a side's disk is filled. Without colours, a filled disk has the
  /// colour of texts, which is the light one on a dark background.
  package func outlinesDisk(_ side: Disk) -> Bool {
    depth == .none && side == (background == .light ? .light : .dark)
  }

  /// The style of a letter in the middle of a disk whose colours do not show its side.
  package func letterStyle(_ side: Disk) -> Style {
    guard depth == .none, capabilities.glyphs != .ascii, !outlinesDisk(side) else {
      return diskStyle(side)
    }
    return .selected
  }

  /// A filled cell of a side's disk that the move under the cursor would turn over.
  package func tintedDisk(_ side: Disk) -> Cell { filled(palette.disk(side).tint) }

  /// A cell filled with a colour: a full block, which makes white as bright as bold. The same
  /// colour is behind it, because some fonts leave a seam between stacked blocks.
  package func filled(_ paint: Palette.Paint) -> Cell {
    capabilities.glyphs == .ascii
      ? Cell(.space, style: Style(background: color(paint)))
      : Cell(character: "█", style: style(paint, on: paint))
  }

  /// A cell of two pixels, one above the other. The upper one may have the terminal's own colour.
  package func pixels(upper: Style.Color?, lower: Style.Color) -> Cell {
    upper == lower
      ? Cell(.space, style: Style(background: lower))
      : Cell(.lowerHalf, style: Style(foreground: lower, background: upper))
  }

  /// The style of the best move's score, on its square.
  package var best: Style {
    switch depth {
    case .none: Style(isReversed: true)
    // Black on yellow: white on black would look like a black disk.
    case .eight: Style(foreground: palette.dark.paint.eight, background: 3)
    case .full: Style(foreground: palette.highlightText, background: palette.highlight)
    }
  }

  /// The colour of the frames around squares that the coach speaks of. It stands out from every
  /// board, and differs from the cursor.
  package var accentColor: Style.Color { 123 }

  /// The style of the marks of squares that the coach speaks of.
  package var frame: Style {
    switch depth {
    case .none: .selected
    // Cyan.
    case .eight: Style(foreground: 6, background: palette.dark.paint.eight, isBold: true)
    case .full: Style(foreground: accentColor, background: palette.board.full)
    }
  }

  /// The style of the score of the move under the cursor, if there is no room for brackets.
  package var selectedNumber: Style {
    depth == .none ? .selected : style(palette.board, on: palette.text)
  }

  /// The style of the lines between squares.
  package var boardLine: Style { depth == .none ? .plain : style(palette.line, on: palette.board) }

  /// The style of things that do not count now, readable on any background.
  package var dimmed: Style {
    guard depth == .full else { return .plain }
    return switch background {
    case .dark: Style(foreground: 246)
    case .light: Style(foreground: 241)
    case nil: Style(foreground: 243)
    }
  }

  /// The style of text about the move that would have been better.
  package var accentText: Style {
    guard depth == .full else { return .plain }
    return switch background {
    case .dark: Style(foreground: 38)
    case .light: Style(foreground: 25)
    case nil: Style(foreground: 32)
    }
  }

  /// The colour of the marks of the selected square. On a light background, it is dark: only a dark
  /// colour stands out from it and from the board.
  package var cursorColor: Style.Color {
    let isOnLight = background.map { $0 == .light } ?? (shownName == .light)
    return isOnLight ? 18 : palette.highlight
  }

  /// The style of the marks of the selected square.
  package var cursor: Style {
    switch depth {
    case .none: .selected
    case .eight: style(palette.light.paint, on: palette.dark.paint)
    case .full: Style(foreground: cursorColor, background: palette.board.full)
    }
  }
}

extension Style {
  /// This style with the marks of an exact score.
  package func marked(isExact: Bool) -> Style {
    guard isExact else { return self }
    var style = self
    (style.isBold, style.isUnderlined) = (true, true)
    return style
  }

  /// The terminal's own style, bold.
  package static let bold = Style(isBold: true)
  /// The style of a selected item outside the board.
  package static let selected = Style(isBold: true, isReversed: true)
}

extension Theme {
  /// On slow lines, which have disks of characters, each change of style is costly.
  private var hasFullColors: Bool { capabilities.colors == .full && drawsPixelDisks }

  /// The style of things that matter less than others.
  package var muted: Style { drawsPixelDisks ? dimmed : .plain }

  /// The style of a key beside the word for its action. It looks raised on any background.
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

  /// The bar beside the side to move. One of its two colours stands out from any ground.
  package var turnBar: Cell {
    let style =
      hasFullColors
      ? Style(foreground: palette.highlight, background: palette.highlightText) : .bold
    guard capabilities.glyphs != .ascii else { return Cell(character: ">", style: style) }
    return Cell(character: capabilities.colors == .full ? "▌" : "█", style: style)
  }

  /// The colours of mistakes on the axis of a graph. Most games have many: red is for the worst.
  package var mistakeColors: (slight: Style.Color, clear: Style.Color, grave: Style.Color) {
    (143, 222, palette.lastMove.full)
  }

  /// The colour of a graph's axis where the score is proven.
  package var provenColor: Style.Color { palette.legal.full }

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
