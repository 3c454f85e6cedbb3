import ReversiCore

/// The styles that things are drawn in.
///
/// Board squares are painted in both colours, and so read the same on dark and on light terminals.
/// There are few styles, since on a slow line each change of style costs more than the characters.
extension Theme {
  private var depth: TerminalCapabilities.ColorDepth { capabilities.colors }

  private func color(_ paint: Palette.Paint) -> Style.Color {
    depth == .full ? paint.full : paint.eight
  }

  /// One colour on another. Among eight colours, white is grey unless it is bold.
  private func style(_ front: Palette.Paint, on back: Palette.Paint) -> Style {
    Style(
      foreground: color(front), background: color(back),
      isBold: depth == .eight && color(front) == color(palette.light.paint))
  }

  /// An empty square.
  var square: Style { depth == .none ? .plain : style(palette.text, on: palette.board) }

  /// The colour behind a side's disks of one character. Among eight colours, white does not show on
  /// the board's; a disk with a rim does not in any case.
  private func ground(behind side: Disk) -> Palette.Paint {
    switch depth {
    case .eight where side == .light: palette.dark.paint
    case .full: palette.disk(side).rim ?? palette.board
    case .none, .eight: palette.board
    }
  }

  /// A side's disk on a square.
  func diskStyle(_ side: Disk) -> Style {
    switch (depth, side) {
    case (.none, .dark): .bold
    case (.none, .light): .plain
    case (_, let side): style(palette.disk(side).paint, on: ground(behind: side))
    }
  }

  /// A disk as it looks now, or an empty square.
  func style(_ face: DiskFace?) -> Style {
    switch face {
    case .whole(let side), .turned(let side): diskStyle(side)
    case .turning(let side, let fraction):
      switch TurnPicture(to: side, fraction: fraction) {
      case .old: diskStyle(side.opponent)
      case .narrow(let shown): diskStyle(shown)
      case .edge: square
      }
    case nil: square
    }
  }

  /// What is around a side's disk in its square.
  func field(around side: Disk) -> Style {
    depth == .none ? .plain : style(palette.text, on: ground(behind: side))
  }

  /// A cell of a disk of half or whole cells, of which some halves are painted. White is painted by
  /// characters, since among eight colours there is no bright white behind them.
  func block(upper: Bool, lower: Bool, side: Disk) -> Cell {
    let style = diskStyle(side)
    switch (upper, lower) {
    case (false, false): return Cell(character: " ", style: field(around: side))
    case (false, true): return Cell(character: "▄", style: style)
    case (true, false): return Cell(character: "▀", style: style)
    case (true, true) where depth == .none:
      return Cell(character: " ", style: Style(isReversed: true))
    case (true, true) where side == .dark:
      return Cell(character: " ", style: Style(background: style.foreground))
    case (true, true): return Cell(character: "█", style: style)
    }
  }

  /// What is written on a side's disk.
  func onDisk(_ side: Disk) -> Style {
    if capabilities.glyphs == .ascii { return diskStyle(side) }
    return switch (depth, side) {
    case (.none, .dark): .bold
    case (.none, .light): Style(isReversed: true)
    case (_, let side):
      style(palette.disk(side.opponent).paint, on: palette.disk(side).paint)
    }
  }

  /// What the best move is worth, on its square.
  var best: Style {
    switch depth {
    case .none: .bold
    case .eight: style(palette.light.paint, on: palette.dark.paint)
    case .full: Style(foreground: palette.highlightText, background: palette.highlight)
    }
  }

  /// What the move under the cursor is worth, where there is no room for brackets.
  var selectedNumber: Style {
    depth == .none ? .selected : style(palette.board, on: palette.text)
  }

  /// The lines between squares.
  var boardLine: Style { depth == .none ? .plain : style(palette.line, on: palette.board) }

  /// What does not count at present: as much darker than white as it is lighter than black.
  var dimmed: Style { depth == .full ? Style(foreground: 243) : .plain }

  /// The marks of the selected square.
  var cursor: Style {
    switch depth {
    case .none: .selected
    case .eight: style(palette.light.paint, on: palette.dark.paint)
    case .full: Style(foreground: palette.highlight, background: palette.board.full)
    }
  }
}

extension Style {
  /// The terminal's own style, bold.
  static let bold = Style(isBold: true)
  /// What is selected outside the board.
  static let selected = Style(isBold: true, isReversed: true)
}
