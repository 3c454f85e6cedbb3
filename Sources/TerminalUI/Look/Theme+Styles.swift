import ReversiCore

/// The styles that things are drawn in.
///
/// Board squares are painted in both colours, and so read the same on dark and on light terminals.
/// There are few styles, since on a slow line each change of style costs more than the characters.
extension Theme {
  /// The palette's numbers.
  ///
  /// 0 and 15 take the shortest sequences; 28 and 22 are two greens that no terminal theme changes.
  private enum Paint {
    static let black: Style.Color = 0
    static let darkGreen: Style.Color = 22
    static let green8: Style.Color = 2
    static let green: Style.Color = 28
    static let white8: Style.Color = 7
    static let white: Style.Color = 15
  }

  private var green: Style.Color { depth == .full ? Paint.green : Paint.green8 }
  private var white: Style.Color { depth == .full ? Paint.white : Paint.white8 }

  /// An empty square.
  var square: Style {
    depth == .none ? .plain : Style(foreground: Paint.black, background: green)
  }

  /// A side's disk on a square.
  func diskStyle(_ side: Disk) -> Style {
    switch (depth, side) {
    case (.none, .dark): Style(isBold: true)
    case (.none, .light): .plain
    case (_, .dark): square
    case (.eight, .light): Style(foreground: white, background: green, isBold: true)
    case (.full, .light): Style(foreground: white, background: green)
    }
  }

  /// A disk as it looks now, or an empty square.
  func style(_ face: DiskFace?) -> Style {
    switch face {
    case .whole(let side), .turned(let side), .narrow(let side): diskStyle(side)
    case .edge, nil: square
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
    return switch face {
    case .whole(.light), .turned(.light): Style(foreground: Paint.black, background: white)
    case .narrow(.light) where isMiddle: Style(foreground: Paint.black, background: white)
    case .turned(.dark) where isMiddle: Style(foreground: white, background: Paint.black)
    case .whole, .turned, .narrow, .edge: style
    }
  }

  /// What the best move is worth, on its square.
  var best: Style { depth == .none ? .bold : diskStyle(.light) }

  /// The lines between squares.
  var boardLine: Style {
    switch depth {
    case .none: .plain
    case .eight: square
    case .full: Style(foreground: Paint.darkGreen, background: green)
    }
  }

  /// The marks of the selected square.
  var cursor: Style {
    depth == .none ? .selected : diskStyle(.light)
  }
}

extension Style {
  /// The terminal's own style, bold.
  static let bold = Style(isBold: true)
  /// What is selected outside the board.
  static let selected = Style(isBold: true, isReversed: true)
}
