import ReversiCore

/// The colours of the board, its disks and its marks.
package struct Palette: Sendable, Hashable {
  /// A colour by its numbers in both tables.
  package struct Paint: Sendable, Hashable {
    /// The colour's number in the table of 256 colours.
    package let full: Style.Color
    /// The colour's number among eight colours.
    package let eight: Style.Color

    init(_ full: Style.Color, eight: Style.Color) {
      self.full = full
      self.eight = eight
    }
  }

  /// The colours of a disk in a line of text, where it fills its cell. It stands out from its field
  /// and from a ground beside it in the side's colour.
  package struct TextDisk: Sendable, Hashable {
    let disk, field: Style.Color
  }

  /// The colours of a side's disks.
  package struct DiskPaint: Sendable, Hashable {
    /// The colour of the disk itself.
    package let paint: Paint
    /// The colour of a disk that the move under the cursor would turn over.
    package let tint: Paint
    /// The colours of a disk in a text on a ground that may have the disk's colour.
    package let inText: TextDisk
    /// The colours of pixels that the disk covers by one to seven eighths.
    package let edge: [Style.Color]
  }

  /// The colour of the board.
  package let board: Paint
  /// The lines between squares. Among eight colours, none lies between the board's and the disks'.
  package let line: Paint
  /// The dark side's disks.
  package let dark: DiskPaint
  /// The light side's disks.
  package let light: DiskPaint
  /// A disk on its edge.
  package let edge: Style.Color
  /// The marks of legal squares.
  package let legal: Paint
  /// The mark of the disk that was placed last. It stands out from disks of both sides.
  package let lastMove: Paint
  /// The marks of disks that the last move turned over. They stand out from disks of both sides.
  package let turned: Paint
  /// Numbers and characters on empty squares.
  package let text: Paint
  /// The most important things: the cursor, the best move.
  package let highlight: Style.Color
  package let highlightText: Style.Color

  /// The colours of a side's disks.
  package func disk(_ side: Disk) -> DiskPaint { side == .dark ? dark : light }
}
