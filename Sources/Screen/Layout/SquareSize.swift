import Controls
import ReversiCore

/// What a square looks like, and how many cells it takes. None is stretched: two columns are as wide
/// as a row is high.
enum SquareSize: Sendable, Hashable {
  /// A round disk of pixels, two in a cell, one above the other. A square has so many pixels each
  /// way, with the line at its left and above it.
  case round(pitch: Int)
  /// A disk of whole or half cells between thin lines: so many rows with the line above it, and
  /// twice as many columns.
  case boxed(rows: Int)
  /// 4 × 2 cells with ruled lines: a disk, and a mark at each side.
  case ruled
  /// 4 × 2 cells with marks where lines would meet.
  case open
  /// 3 × 1 cells: a disk, and a mark at each side.
  case small
  /// 2 × 1 cells: a disk, and marks that neighbours share.
  case tiny

  /// The sizes of a disk of one character, the largest first.
  static let characters: [SquareSize] = [.ruled, .open, .small, .tiny]

  /// Whether a disk is a picture, not a character.
  var isPictured: Bool {
    switch self {
    case .round, .boxed: true
    case .ruled, .open, .small, .tiny: false
    }
  }

  /// The columns from one square to the next.
  var columnPitch: Int {
    switch self {
    case .round(let pitch): pitch
    case .boxed(let rows): 2 * rows
    case .ruled, .open: 4
    case .small: 3
    case .tiny: 2
    }
  }

  /// The rows that a number of squares takes, one above the other, with what is drawn above them.
  private func rows(above index: Int) -> Int {
    switch self {
    // The first row shows the first line in its lower half, and nothing in its upper one.
    case .round(let pitch): index == 0 ? 0 : pitch * index / 2 + 1
    case .boxed(let rows): rows * index
    case .ruled, .open: 2 * index
    case .small, .tiny: index
    }
  }

  /// The rows that clicks take for those of a row of squares: the line above it belongs to it.
  func rows(of index: Int) -> Range<Int> {
    rows(above: index)..<(index == 7 ? boardRows : rows(above: index + 1))
  }

  /// The columns that clicks take for those of a column of squares: the line at its left belongs to
  /// it.
  func columns(of index: Int) -> Range<Int> {
    let first = columnPitch * index
    return first..<(index == 7 ? boardColumns : first + columnPitch)
  }

  /// The columns of the painted board, with its last line or mark.
  var boardColumns: Int {
    switch self {
    case .round, .boxed, .ruled, .open, .tiny: 8 * columnPitch + 1
    case .small: 8 * columnPitch
    }
  }

  /// The rows of the painted board, with its last line.
  var boardRows: Int {
    switch self {
    case .round(let pitch): 4 * pitch + 1
    case .boxed(let rows): 8 * rows + 1
    case .ruled: 17
    case .open: 16
    case .small, .tiny: 8
    }
  }

  /// Where in the painted board the middle of a square is: of two columns in the middle the right
  /// one, of two rows the lower.
  func center(of square: Square) -> ScreenPoint {
    ScreenPoint(column: centerColumn(square.column), row: centerRow(square.row))
  }

  private func centerColumn(_ index: Int) -> Int {
    switch self {
    case .round(let pitch): pitch * index + (pitch + 1) / 2
    case .boxed(let rows): rows * (2 * index + 1)
    case .ruled, .open: 4 * index + 2
    case .small: 3 * index + 1
    case .tiny: 2 * index + 1
    }
  }

  private func centerRow(_ index: Int) -> Int {
    switch self {
    // Pixel y is in row (y + 1) / 2; the row whose pixels are both near the middle.
    case .round(let pitch): (2 * pitch * index + pitch + 3) / 4
    case .boxed(let rows): rows * index + (rows + 1) / 2
    case .ruled, .open: 2 * index + 1
    case .small, .tiny: index
    }
  }
}
