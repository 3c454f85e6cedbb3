import ReversiCore

/// The colours of the things on the board.
struct Palette: Sendable, Hashable {
  /// A colour by its numbers.
  struct Paint: Sendable, Hashable {
    /// Its number in the table of 256.
    let full: Style.Color
    /// Its number among eight.
    let eight: Style.Color

    init(_ full: Style.Color, eight: Style.Color) {
      self.full = full
      self.eight = eight
    }
  }

  /// The colours of a side's disks.
  struct DiskPaint: Sendable, Hashable {
    /// Where there is nothing but the disk.
    let paint: Paint
    /// What surrounds that where it would not stand out from the board.
    var rim: Paint?
    /// Where the disk covers one eighth of a pixel of the board, two, and so on up to seven.
    let edge: [Style.Color]
    /// The mark of the disk that was placed last.
    let lastMove: Style.Color
    /// The mark of disks that the last move turned over.
    let turned: Style.Color

    /// What the board is seen beside.
    var outline: Paint { rim ?? paint }
  }

  /// What the board is painted with.
  let board: Paint
  /// The lines between squares; eight colours have none between the board's and the disks'.
  let line: Paint
  /// The dark side's disks.
  let dark: DiskPaint
  /// The light side's disks.
  let light: DiskPaint
  /// A disk on its edge.
  let edge: Style.Color
  /// The marks of squares that may be chosen.
  let legal: Style.Color
  /// Numbers and characters on empty squares.
  let text: Paint
  /// What is to be seen first: the cursor, the best move.
  let highlight: Style.Color
  /// What is written on that.
  let highlightText: Style.Color

  /// A side's disks.
  func disk(_ side: Disk) -> DiskPaint { side == .dark ? dark : light }
}

/// The palettes. None has 0, 7 or 15, which terminals' themes change: from 16 on, all terminals agree.
///
/// Between a disk and the board stand the colours of the table that are nearest, by CIELAB, to a
/// mixture of so many eighths of both in sRGB; those of the classic palette were then chosen by eye.
