import ReversiCore

/// The colours of the board, its disks and its marks.
struct Palette: Sendable, Hashable {
  /// A colour by its numbers in both tables.
  struct Paint: Sendable, Hashable {
    /// Its number in the table of 256 colours.
    let full: Style.Color
    /// Its number among eight colours.
    let eight: Style.Color

    init(_ full: Style.Color, eight: Style.Color) {
      self.full = full
      self.eight = eight
    }
  }

  /// The colours of a side's disks.
  struct DiskPaint: Sendable, Hashable {
    /// The colour of the disk itself.
    let paint: Paint
    /// The colours of pixels that the disk covers by one to seven eighths.
    let edge: [Style.Color]
  }

  /// The colour of the board.
  let board: Paint
  /// The lines between squares. Among eight colours, none lies between the board's and the disks'.
  let line: Paint
  /// The dark side's disks.
  let dark: DiskPaint
  /// The light side's disks.
  let light: DiskPaint
  /// A disk on its edge.
  let edge: Style.Color
  /// The marks of legal squares.
  let legal: Paint
  /// The mark of the disk that was placed last. It stands out from disks of both sides.
  let lastMove: Paint
  /// The marks of disks that the last move turned over. They stand out from disks of both sides.
  let turned: Paint
  /// Numbers and characters on empty squares.
  let text: Paint
  /// The most important things: the cursor, the best move.
  let highlight: Style.Color
  /// Text on the highlight.
  let highlightText: Style.Color

  /// A side's disks.
  func disk(_ side: Disk) -> DiskPaint { side == .dark ? dark : light }
}
