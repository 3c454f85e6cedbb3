/// Where everything is on a screen; it follows from the size alone.
struct Layout: Sendable, Hashable {
  /// Where the players and the message are.
  enum Arrangement: Sendable, Hashable {
    /// At the right of the board.
    case beside
    /// Under it.
    case below
  }

  /// The smallest screen on which the game can be shown.
  static let minimum = ScreenSize(columns: 19, rows: 12)
  /// The fewest columns in which a panel beside the board can show a side.
  static let narrowPanel = 12
  /// The fewest columns in which it can show a side in one line.
  static let widePanel = 33

  /// The fewest columns in which it can show the review.
  static let reviewPanel = 24

  /// Where the players and the message are.
  let arrangement: Arrangement
  /// The columns in use, centred on a wide screen, and all rows.
  let frame: ScreenRect
  /// The board with the names of rows and columns.
  let board: BoardArea
  /// Players, message, last move.
  let panel: ScreenRect
  /// What the player is told about files and the like; without a row on the smallest screens.
  let notices: ScreenRect
  /// Whether the first row is a title.
  let hasTitle: Bool

  /// The row of the keys: the last.
  var keyRow: Int { frame.endRow - 1 }

  /// The layout with the largest squares that fits, or nil if the screen is smaller than the
  /// minimum.
  init?(size: ScreenSize) {
    for squareSize in SquareSize.allCases {
      for arrangement in [Arrangement.beside, .below] {
        if let layout = Layout(size: size, squareSize: squareSize, arrangement: arrangement) {
          self = layout
          return
        }
      }
    }
    return nil
  }

  private init?(size: ScreenSize, squareSize: SquareSize, arrangement: Arrangement) {
    let extent = BoardArea.extent(squareSize)
    let least = Self.leastSize(squareSize, arrangement)
    guard size.columns >= least.columns, size.rows >= least.rows else { return nil }
    let most = arrangement == .below ? extent.columns : Self.mostColumns(squareSize)
    frame = ScreenRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
      .centered(columns: min(size.columns, most), rows: size.rows)
    self.arrangement = arrangement

    // What the board and the keys leave goes to the title, to notices, and to spacing between
    // them, in this order.
    let panelRows = arrangement == .beside ? 0 : squareSize == .tiny ? 2 : 3
    let spare = size.rows - extent.rows - panelRows - 1
    hasTitle = spare >= 2
    let free = spare - (hasTitle ? 1 : 0)
    let noticeRows = free >= 4 ? min(3, free / 2) : min(1, free)
    let spacing = free - noticeRows
    notices = ScreenRect(
      column: frame.column, row: size.rows - 1 - (spacing >= 2 ? 1 : 0) - noticeRows,
      columns: arrangement == .beside ? frame.columns : size.columns - frame.column,
      rows: noticeRows)

    let panelGap = arrangement == .below && spacing >= 3 ? 1 : 0
    let above = max(0, spacing - 2 - panelGap) / 2
    board = BoardArea(
      squareSize, column: frame.column, row: (hasTitle ? 1 : 0) + above)
    switch arrangement {
    case .beside:
      let room = frame.columns - extent.columns
      let wanted = room > Self.widePanel ? Self.widePanel : Self.narrowPanel
      let gap = min(5, max(1, room - wanted))
      panel = ScreenRect(
        column: board.whole.endColumn + gap, row: board.painted.row, columns: room - gap,
        rows: board.painted.rows)
    case .below:
      panel = ScreenRect(
        column: frame.column, row: board.whole.endRow + panelGap, columns: frame.columns,
        rows: panelRows)
    }
  }

  /// The place of the board, up to what stands beside and under it: what may lie over the board
  /// covers no player, message or notice there.
  ///
  /// - Parameter row: The first row that is not taken.
  func boardRoom(from row: Int) -> ScreenRect {
    let top = max(row, hasTitle ? 1 : board.whole.row)
    let end =
      [notices.rows > 0 ? notices.row : keyRow]
      + (arrangement == .below ? [panel.row] : [])
    let columns = arrangement == .beside ? panel.column - 1 - frame.column : frame.columns
    return ScreenRect(
      column: frame.column, row: top, columns: columns, rows: (end.min() ?? top) - top)
  }

  /// Whether the list of moves has room in the panel, under the message.
  var isTall: Bool { arrangement == .beside && panel.rows >= 14 }

  /// The last row of the panel, for what is on a square, where players and message leave it.
  var statusRow: ScreenRect? {
    let least = arrangement == .beside ? 8 : 4
    guard panel.rows >= least else { return nil }
    var row = panel
    (row.row, row.rows) = (panel.endRow - 1, 1)
    return row
  }

  /// Whether the review and the editor have room there.
  var isRoomy: Bool { isTall && panel.columns >= Self.reviewPanel }

  /// The rows under board and panel, for what has no room beside the board; none if there are none.
  ///
  /// - Parameter end: The first row that is taken below.
  func lowerRoom(to end: Int) -> ScreenRect {
    let top = max(board.whole.endRow, panel.endRow)
    return ScreenRect(
      column: frame.column, row: top, columns: notices.columns, rows: max(0, end - top))
  }

  /// The row of the columns' names, which the smallest screens can do without.
  var namesRow: ScreenRect {
    ScreenRect(
      column: frame.column, row: board.whole.row, columns: notices.columns, rows: 1)
  }

  private static func leastSize(
    _ squareSize: SquareSize, _ arrangement: Arrangement
  ) -> ScreenSize {
    let extent = BoardArea.extent(squareSize)
    return switch (arrangement, squareSize) {
    case (.beside, _):
      ScreenSize(columns: extent.columns + 1 + narrowPanel, rows: extent.rows + 3)
    case (.below, .tiny):
      minimum
    case (.below, _):
      ScreenSize(columns: extent.columns, rows: extent.rows + 6)
    }
  }

  private static func mostColumns(_ squareSize: SquareSize) -> Int {
    switch squareSize {
    case .huge: 120
    case .large: 80
    case .small, .tiny: 69
    }
  }
}
