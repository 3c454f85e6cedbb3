import Canvas
import ReversiCore

/// The look of disks and scores on the board.
extension Theme {
  /// A disk in one cell of the board. With colours, it is filled for both sides.
  func boardGlyph(_ face: DiskFace) -> Character {
    guard !usesLetters else { return letter(face) }
    switch face {
    case .whole: return "●"
    case .turned: return "◉"
    case .turning(let side, let fraction):
      return switch TurnPicture(to: side, fraction: fraction) {
      case .old: "●"
      case .narrow(.dark): "◖"
      case .narrow(.light): "◗"
      case .edge: "|"
      }
    }
  }

  /// The letter for a disk; a small letter if the disk was turned over or is turning.
  func letter(_ face: DiskFace) -> Character {
    switch face {
    case .whole(let side): side == .dark ? "X" : "O"
    case .turned(let side): side == .dark ? "x" : "o"
    case .turning(let side, let fraction):
      switch TurnPicture(to: side, fraction: fraction) {
      case .old: letter(.whole(side.opponent))
      case .narrow(let shown): letter(.turned(shown))
      case .edge: "|"
      }
    }
  }

  /// A disk in its current look, or an empty square.
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

  /// The score of a move on its square. An exact score is bold and underlined.
  func score(_ hint: BoardPicture.HintMark) -> Style {
    (hint.isBest ? best : square).marked(isExact: hint.isExact)
  }
}
