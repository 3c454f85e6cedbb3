import ReversiCore

/// The colours of the things on the board.
public struct Palette: Sendable, Hashable {
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
    /// Where it covers one eighth of a pixel of the board, two, and so on up to seven.
    let edge: [Style.Color]
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
  let edge: Paint
  /// The marks of squares that may be chosen.
  let legal: Paint
  /// Numbers and characters on empty squares.
  let text: Paint
  /// What is to be seen first: the cursor, the best move.
  let highlight: Paint
  /// What is written on that.
  let highlightText: Paint
  /// The mark of the disk that was placed last.
  let lastMove: Paint
  /// The mark of disks that the last move turned over.
  let turned: Paint

  /// A side's disks.
  func disk(_ side: Disk) -> DiskPaint { side == .dark ? dark : light }

  /// Black and white on green. Not 0, 7 and 15, which terminals' themes change: 16 and 231 are a
  /// black and a white that all terminals agree about, and so are the greens.
  public static let classic = Palette(
    board: Paint(28, eight: 2), line: Paint(22, eight: 0),
    dark: DiskPaint(paint: Paint(16, eight: 0), edge: [28, 22, 22, 22, 236, 234, 233]),
    light: DiskPaint(paint: Paint(231, eight: 7), edge: [28, 71, 71, 114, 151, 151, 194]),
    edge: Paint(244, eight: 0), legal: Paint(34, eight: 0), text: Paint(231, eight: 0),
    highlight: Paint(226, eight: 7), highlightText: Paint(16, eight: 0),
    lastMove: Paint(196, eight: 1), turned: Paint(243, eight: 0))
}
