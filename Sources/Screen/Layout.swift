import App
import BoardView
import Canvas
import Texts
import Words

/// The position of everything on a screen. It depends on the size and on how disks are drawn.
struct Layout: Sendable, Hashable {
  /// Where the players and the message are.
  enum Arrangement: Sendable, Hashable {
    case beside
    case below
  }

  static let minimum = ScreenSize(columns: 19, rows: 12)
  /// The time to draw grows with the size, and ncurses needs 9 s for 1000 × 1000 cells.
  static let maximum = ScreenSize(columns: 300, rows: 120)
  /// The columns that a panel beside the board needs to show a side.
  static let narrowPanel = 12
  /// The columns that it needs to show everything about a side in one line.
  static let widePanel = 31
  /// The columns that it needs to show a sheet.
  static let sheetPanel = 24
  static let maximumPanel = 80
  static let minimumColumnsWithMargins = 79
  static let minimumSizeWithCards = ScreenSize(columns: 100, rows: 30)
  /// The columns that a panel under the board needs to show both sides in one line.
  static let bothSides = 45

  let arrangement: Arrangement
  let hasMargins: Bool
  /// The columns in use, centred on a wide screen, and all rows.
  let frame: ScreenRect
  let board: BoardArea
  /// Players, message, last move.
  let panel: ScreenRect
  /// 0 if there is no room for cards.
  let cardRows: Int
  /// The bar beside the board, or nil. The number over it is in the row of column names.
  let evaluationBar: ScreenRect?
  /// No rows on the smallest screens.
  let notices: ScreenRect
  /// The first row of the screen, or the row above the panel.
  let title: ScreenRect?

  var keyRow: Int { frame.endRow - 1 }

  /// The part of a terminal that the game uses: its middle.
  static func window(in terminal: ScreenSize) -> ScreenRect {
    ScreenRect(column: 0, row: 0, columns: terminal.columns, rows: terminal.rows).centered(
      columns: min(terminal.columns, maximum.columns), rows: min(terminal.rows, maximum.rows))
  }

  static func fits(_ size: ScreenSize) -> Bool {
    size.columns >= minimum.columns && size.rows >= minimum.rows
  }

  /// The layout with the largest squares that fits; nil if the screen is too small.
  init?(size: ScreenSize, hasPixels: Bool = true, fillsDisks: Bool = false) {
    guard Self.fits(size) else { return nil }
    let (beside, below) = (Self.pitch(size, .beside), Self.pitch(size, .below))
    let arrangement = beside >= below ? Arrangement.beside : .below
    let pitch = max(beside, below)
    if hasPixels, pitch >= SquareSize.minimumPitch {
      self.init(size: size, squareSize: .round(pitch: pitch), arrangement: arrangement)
      return
    }
    if fillsDisks, pitch >= 8 {
      self.init(size: size, squareSize: .ruled(pitch: pitch / 4 * 2), arrangement: arrangement)
      return
    }
    for squareSize in SquareSize.characters {
      for arrangement in [Arrangement.beside, .below] {
        let minimum = Self.minimumSize(squareSize, arrangement)
        guard size.columns >= minimum.columns, size.rows >= minimum.rows else { continue }
        self.init(size: size, squareSize: squareSize, arrangement: arrangement)
        return
      }
    }
    return nil
  }

  /// With `needsRows`, a board above the panel gives rows to sentences if there are none.
  init?(size: ScreenSize, _ theme: Theme, needsRows: Bool = false) {
    self.init(size: size, hasPixels: theme.hasPixels, fillsDisks: theme.fillsDisks)
    let small = Self.minimumSize(.small, .below)
    if needsRows, arrangement == .below, lowerRoom(to: keyRow).rows < Self.sentenceRows,
      size.columns >= small.columns, size.rows >= small.rows + Self.sentenceRows
    {
      self.init(size: size, squareSize: .small, arrangement: .below)
    }
  }

  /// The largest board that leaves a number of rows for a panel below it. The board stays as it is
  /// if the panel is beside it, or if no board is small enough.
  init?(size: ScreenSize, _ theme: Theme, rowsBelow: Int) {
    guard let usual = Layout(size: size, theme) else { return nil }
    self = usual
    guard arrangement == .below, panel.rows < rowsBelow else { return }
    var sizes = SquareSize.characters.drop { $0 != .small && !theme.hasPixels }
    if case .round(let pitch) = board.squareSize {
      let smaller = (SquareSize.minimumPitch..<pitch).reversed().map { SquareSize.round(pitch: $0) }
      sizes = smaller + sizes
    }
    let fitting = sizes.first {
      let extent = BoardArea.extent($0)
      return extent.columns <= size.columns && extent.rows < board.whole.rows
        && extent.rows + 1 + rowsBelow <= size.rows
    }
    if let fitting {
      self.init(size: size, squareSize: fitting, arrangement: .below, panelRows: rowsBelow)
    }
  }

  private static let sentenceRows = 3

  /// The maximum, in pixels. A board beside the panel has the column names above it and the keys
  /// below; a board above the panel has the panel below it as well.
  private static func pitch(_ size: ScreenSize, _ arrangement: Arrangement) -> Int {
    let (rows, columns) =
      switch arrangement {
      case .beside: (size.rows - 3, size.columns - columnsBeside)
      case .below: (size.rows - 3 - maximumRowsBelow, size.columns - 4 - margin(size))
      }
    let pitch = min(rows / 4, columns / 8)
    guard pitch < SquareSize.minimumPitch else { return pitch }
    // The smallest board of pixels needs one row less, and a panel below it can be short.
    let minimum = 4 * SquareSize.minimumPitch
    let fits = arrangement == .beside ? rows + 1 >= minimum : size.rows - 4 >= minimum
    return fits && columns >= 8 * SquareSize.minimumPitch ? SquareSize.minimumPitch : pitch
  }

  /// The names of the rows, the last line, a gap, a wide panel, and margins.
  private static let columnsBeside = BoardArea.labelColumns + 1 + 3 + widePanel + 2

  private static func margin(_ size: ScreenSize) -> Int {
    size.columns >= minimumColumnsWithMargins ? 1 : 0
  }

  /// Has room for a bar with free columns around it, and for the mark at the side to move.
  private static func gap(room: Int) -> Int {
    if room >= widePanel + 12 { return 6 }
    if room >= widePanel + 5 { return 4 }
    if room >= widePanel + 3 { return 3 }
    return min(5, max(1, room - narrowPanel))
  }

  fileprivate static let maximumRowsBelow = 5

  private init(
    size: ScreenSize, squareSize: SquareSize, arrangement: Arrangement, panelRows: Int? = nil
  ) {
    let extent = BoardArea.extent(squareSize)
    let minimum = panelRows ?? squareSize.rowsBelow
    let margin = Self.margin(size)
    hasMargins = margin > 0
    let maximum =
      arrangement == .below
      ? max(extent.columns, Self.bothSides)
      : extent.columns + Self.gap(room: .max) + Self.maximumPanel
    frame = ScreenRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
      .centered(columns: min(size.columns - 2 * margin, maximum), rows: size.rows)
    self.arrangement = arrangement

    // The rest of the rows goes to the panel, the title, notices, and the spacing between them, in
    // this order.
    let rest = size.rows - extent.rows - 1
    let panelRows = arrangement == .beside ? 0 : min(rest, minimum)
    let spare = rest - panelRows
    let room = frame.columns - extent.columns
    let gap = Self.gap(room: room)
    let isTitleBeside = arrangement == .beside && room - gap >= Self.widePanel
    let hasTitleRow = !isTitleBeside && spare >= 2
    let free = spare - (hasTitleRow ? 1 : 0)
    let noticeRows = free >= 4 ? min(3, free / 2) : min(1, free)
    let spacing = free - noticeRows
    notices = ScreenRect(
      column: frame.column, row: size.rows - 1 - (spacing >= 2 ? 1 : 0) - noticeRows,
      columns: arrangement == .beside
        ? frame.columns : size.columns - margin - frame.column,
      rows: noticeRows)

    let panelGap = arrangement == .below && spacing >= 3 ? 1 : 0
    let above = max(0, spacing - 2 - panelGap) / 2
    board = BoardArea(
      squareSize,
      column: arrangement == .beside
        ? frame.column : frame.centered(columns: extent.columns, rows: 1).column,
      row: (hasTitleRow ? 1 : 0) + above)
    switch arrangement {
    case .beside:
      panel = ScreenRect(
        column: board.whole.endColumn + gap, row: board.painted.row, columns: room - gap,
        rows: board.painted.rows)
    case .below:
      panel = ScreenRect(
        column: frame.column, row: board.whole.endRow + panelGap, columns: frame.columns,
        rows: panelRows)
    }
    title =
      isTitleBeside
      ? ScreenRect(
        column: panel.column, row: board.whole.row, columns: panel.columns, rows: 1)
      : hasTitleRow
        ? ScreenRect(column: frame.column, row: 0, columns: frame.columns, rows: 1) : nil
    let hasCards =
      arrangement == .beside && size.columns >= Self.minimumSizeWithCards.columns
      && size.rows >= Self.minimumSizeWithCards.rows && panel.columns >= Self.widePanel
      && panel.rows >= Self.minimumRowsWithCards
    cardRows =
      !hasCards
      ? 0
      : panel.rows >= Self.minimumRowsWithLargeCards && panel.columns >= Self.bothSides
        ? PlayerCard.rows.large : PlayerCard.rows.small
    // A number of three characters needs as many columns. If there are no more beside a panel, the
    // bar touches the board instead of the mark at the side to move.
    let barRoom = (arrangement == .beside ? gap : frame.endColumn - board.whole.endColumn)
    evaluationBar =
      barRoom < 3
      ? nil
      : ScreenRect(
        column: board.whole.endColumn + (arrangement == .beside && gap == 3 ? 0 : 1),
        row: board.painted.row,
        columns: barRoom < 6 ? 1 : 2, rows: board.painted.rows)
  }

  private static let minimumRowsWithCards = 24
  private static let minimumRowsWithLargeCards = 45

  private static func minimumSize(
    _ squareSize: SquareSize, _ arrangement: Arrangement
  ) -> ScreenSize {
    let extent = BoardArea.extent(squareSize)
    return switch (arrangement, squareSize) {
    case (.beside, _):
      ScreenSize(
        columns: extent.columns + 1 + narrowPanel, rows: max(minimum.rows, extent.rows + 1))
    case (.below, .tiny): minimum
    case (.below, _): ScreenSize(columns: extent.columns, rows: extent.rows + 3)
    }
  }
}

extension Layout {
  private var hasTitleRow: Bool { title.map { $0.columns == frame.columns } ?? false }

  /// From `row` on, up to what is beside and below the board. What covers the board covers no
  /// player, message or notice there.
  func boardRoom(from row: Int) -> ScreenRect {
    let top = max(row, hasTitleRow ? 1 : board.whole.row)
    let end =
      [notices.rows > 0 ? notices.row : keyRow]
      + (arrangement == .below ? [panel.row] : [])
    let columns = arrangement == .beside ? panel.column - 1 - frame.column : frame.columns
    return ScreenRect(
      column: frame.column, row: top, columns: columns, rows: (end.min() ?? top) - top)
  }

  var turnColumn: Int? { arrangement == .beside ? panel.column - 1 : nil }

  /// The panel then has room for the list of moves, under the message.
  var isTall: Bool { arrangement == .beside && panel.rows >= 14 }

  /// The last row of the panel, for what is on a square, if players and message leave it free.
  var statusRow: ScreenRect? {
    let minimum = arrangement == .beside ? 8 : 4
    guard panel.rows >= minimum else { return nil }
    var row = panel
    (row.row, row.rows) = (panel.endRow - 1, 1)
    return row
  }

  var playerRows: Int { PlayersView.rows(columns: panel.columns, cardRows: cardRows) }

  var messageRow: Int {
    guard isTall else { return panel.row + playerRows }
    return panel.row + 1 + playerRows + (cardRows == PlayerCard.rows.large ? 2 : 1)
  }

  /// The panel then has room for a sheet.
  var isRoomy: Bool { isTall && panel.columns >= Self.sheetPanel }

  /// Below board and panel, for what has no room beside the board. `end` is after the last free
  /// row.
  func lowerRoom(to end: Int) -> ScreenRect {
    let top = max(board.whole.endRow, panel.endRow)
    return ScreenRect(
      column: frame.column, row: top, columns: notices.columns, rows: max(0, end - top))
  }

  /// The row of column names, which the smallest screens can give up.
  var namesRow: ScreenRect {
    ScreenRect(
      column: frame.column, row: board.whole.row, columns: notices.columns, rows: 1)
  }
}

extension SquareSize {
  fileprivate var rowsBelow: Int {
    switch self {
    case .round: Layout.maximumRowsBelow
    case .ruled, .small: 3
    case .tiny: 2
    }
  }
}

extension Theme {
  /// Why disks are not round on a screen of a size, or nil.
  package func roundDisksObstacle(on size: ScreenSize) -> RoundDisksObstacle? {
    if capabilities.colors != .full { return .fewColors }
    guard hasPixels else { return .noHalfBlocks }
    guard case .round = Layout(size: size)?.board.squareSize else { return .smallScreen }
    return nil
  }
}
