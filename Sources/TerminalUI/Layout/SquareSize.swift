/// The sizes in which a square can be drawn, the largest first. None is stretched: two columns are
/// as wide as a row is high.
enum SquareSize: Sendable, Hashable, CaseIterable {
  /// 6 × 3 cells: a disk of 4 × 3, and marks at both sides.
  case huge
  /// 4 × 2 cells, with ruled lines: a disk, and a mark at each side.
  case large
  /// 3 × 1 cells: a disk, and a mark at each side.
  case small
  /// 2 × 1 cells: a disk, and marks that neighbours share.
  case tiny

  /// The columns from one square to the next.
  var columnPitch: Int {
    switch self {
    case .huge: 6
    case .large: 4
    case .small: 3
    case .tiny: 2
    }
  }

  /// The rows from one square to the next.
  var rowPitch: Int {
    switch self {
    case .huge: 3
    case .large: 2
    case .small, .tiny: 1
    }
  }

  /// The columns beside the squares for the names of the rows.
  var labelColumns: Int { self == .tiny ? 2 : 3 }

  /// Where in the painted board the middle of a1 is.
  var firstCenter: ScreenPoint {
    switch self {
    case .huge: ScreenPoint(column: 2, row: 1)
    case .large: ScreenPoint(column: 2, row: 1)
    case .small, .tiny: ScreenPoint(column: 1, row: 0)
    }
  }

  /// The columns of the painted board, with its last line or mark.
  var boardColumns: Int { 8 * columnPitch + (self == .large || self == .tiny ? 1 : 0) }

  /// The rows of the painted board, with its last line.
  var boardRows: Int { 8 * rowPitch + (self == .large ? 1 : 0) }

  /// How far the marks of a square are from its middle.
  var markOffsets: (left: Int, right: Int) { self == .huge ? (-2, 3) : (-1, 1) }
}
