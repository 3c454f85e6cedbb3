import ReversiCore

/// The colours of the board, its disks and its marks.
public struct Palette: Sendable, Hashable {
  /// A colour by its numbers in both tables.
  public struct Paint: Sendable, Hashable {
    /// The colour's number in the table of 256 colours.
    public let full: Style.Color
    /// The colour's number among eight colours.
    public let eight: Style.Color

    init(_ full: Style.Color, eight: Style.Color) {
      self.full = full
      self.eight = eight
    }
  }

  /// The colours of a side's disks.
  public struct DiskPaint: Sendable, Hashable {
    /// The colour of the disk itself.
    public let paint: Paint
    /// The colours of pixels that the disk covers by one to seven eighths.
    public let edge: [Style.Color]
  }

  /// The colour of the board.
  public let board: Paint
  /// The lines between squares. Among eight colours, none lies between the board's and the disks'.
  public let line: Paint
  /// The dark side's disks.
  public let dark: DiskPaint
  /// The light side's disks.
  public let light: DiskPaint
  /// A disk on its edge.
  public let edge: Style.Color
  /// The marks of legal squares.
  public let legal: Paint
  /// The mark of the disk that was placed last. It stands out from disks of both sides.
  public let lastMove: Paint
  /// The marks of disks that the last move turned over. They stand out from disks of both sides.
  public let turned: Paint
  /// Numbers and characters on empty squares.
  public let text: Paint
  /// The most important things: the cursor, the best move.
  public let highlight: Style.Color
  /// Text on the highlight.
  public let highlightText: Style.Color

  /// The colours of a side's disks.
  public func disk(_ side: Disk) -> DiskPaint { side == .dark ? dark : light }
}
