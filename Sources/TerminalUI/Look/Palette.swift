/// The colours of the things on the board.
public struct Palette: Sendable, Hashable {
  /// A colour by its numbers.
  struct Paint: Sendable, Hashable {
    /// In the table of 256.
    let full: Style.Color
    /// Among eight, where that is another.
    let eight: Style.Color

    init(_ full: Style.Color, eight: Style.Color) {
      self.full = full
      self.eight = eight
    }
  }

  /// What the board is painted with.
  let board: Paint
  /// The lines between squares; eight colours have none between the board's and the marks'.
  let line: Paint
  /// The dark side's disks.
  let dark: Paint
  /// The light side's disks.
  let light: Paint
  /// The marks of squares that may be chosen.
  let mark: Paint
  /// What is to be seen first: the cursor, the best move.
  let highlight: Paint

  /// Black and white on green.
  ///
  /// 0 and 15 take the shortest sequences; 28 and 22 are two greens that no terminal theme changes.
  public static let classic = Palette(
    board: Paint(28, eight: 2), line: Paint(22, eight: 0), dark: Paint(0, eight: 0),
    light: Paint(15, eight: 7), mark: Paint(0, eight: 0), highlight: Paint(15, eight: 7))
}
