/// The axis that maps a pattern onto itself; squares are numbered 0 (a1) to 63 (h8).
enum MirrorAxis: Sendable {
  /// Between the d and e columns: a1 becomes h1.
  case vertical
  /// The diagonal a1–h8: b1 becomes a2.
  case mainDiagonal
  /// The diagonal a8–h1: a1 becomes h8.
  case antidiagonal

  /// The mirror image of a square.
  func mirror(_ square: Int) -> Int {
    let column = square & 7
    let row = square >> 3
    switch self {
    case .vertical: return row << 3 | (7 - column)
    case .mainDiagonal: return column << 3 | row
    case .antidiagonal: return (7 - column) << 3 | (7 - row)
    }
  }
}
