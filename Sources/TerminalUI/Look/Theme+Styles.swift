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

  /// A colour on that of the board.
  private func onBoard(_ paint: Palette.Paint, isBold: Bool = false) -> Style {
    Style(foreground: color(paint), background: color(palette.board), isBold: isBold)
  }

  /// An empty square.
  var square: Style { depth == .none ? .plain : onBoard(palette.mark) }

  /// A side's disk on a square. Among eight colours, white is grey unless it is
  /// bold.
  func diskStyle(_ side: Disk) -> Style {
    switch (depth, side) {
    case (.none, .dark): .bold
    case (.none, .light): .plain
    case (_, .dark): onBoard(palette.dark)
    case (_, .light): onBoard(palette.light, isBold: depth == .eight)
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

  /// A cell of a disk that takes three rows of four. One of blocks is light by its background where
  /// it is hollow, and that cannot be bold.
  func pictureStyle(_ face: DiskFace, column: Int, row: Int) -> Style {
    var style = style(face)
    guard !usesLetters else { return style }
    style.isBold = false
    guard row == 1 else { return style }
    let isMiddle = (1...2).contains(column)
    let (dark, light) = (color(palette.dark), color(palette.light))
    return switch face {
    case .whole(.light), .turned(.light): Style(foreground: dark, background: light)
    case .turned(.dark) where isMiddle: Style(foreground: light, background: dark)
    case .turning(let side, let fraction):
      switch TurnPicture(to: side, fraction: fraction) {
      case .old where side == .dark: Style(foreground: dark, background: light)
      case .narrow(.light) where isMiddle: Style(foreground: dark, background: light)
      case .old, .narrow, .edge: style
      }
    case .whole, .turned: style
    }
  }

  /// What the best move is worth, on its square.
  var best: Style {
    depth == .none ? .bold : onBoard(palette.highlight, isBold: depth == .eight)
  }

  /// The lines between squares.
  var boardLine: Style { depth == .none ? .plain : onBoard(palette.line) }

  /// What does not count at present: as much darker than white as it is lighter than black.
  var dimmed: Style { depth == .full ? Style(foreground: 243) : .plain }

  /// The marks of the selected square.
  var cursor: Style { depth == .none ? .selected : best }
}

extension Style {
  /// The terminal's own style, bold.
  static let bold = Style(isBold: true)
  /// What is selected outside the board.
  static let selected = Style(isBold: true, isReversed: true)
}
