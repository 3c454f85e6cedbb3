import App
import Canvas
import ReversiCore
import Texts
import Words

/// A feature with its page on the screen. All features have one.
protocol Page: Feature {
  func picture(in app: App, _ state: UIState, _ words: Words) -> FeaturePicture
}

/// The picture of a feature on the screen. Where a part is nil, the game is shown.
struct FeaturePicture: Sendable {
  var page: (any PageView)?
  /// The title of the screen, and the progress at the end of its row.
  var titles: (title: String, progress: String)?
  /// It covers the features behind this one.
  var position: PositionInView?
  /// Whether the screen tells of the game's score and its possible moves.
  var tellsOfGame = true
  /// For a text that is being typed.
  var dialog: DialogPicture?

  /// The open features that can be seen, the one in front last. Only the first can have a position.
  static func all(in app: App, _ state: UIState, _ words: Words) -> [FeaturePicture] {
    var pictures: [FeaturePicture] = []
    for sheet in app.overlay.sheets.reversed() {
      guard let page = sheet.feature as? any Page else { continue }
      pictures.append(page.picture(in: app, state, words))
      if pictures.last?.position != nil { break }
    }
    return pictures.reversed()
  }
}

/// The view of a page: it draws from the feature's state.
protocol PageView: Sendable {
  var room: SheetRoom { get }
  /// Whether its sentences matter more than large squares.
  var needsRows: Bool { get }
  /// `area` is what the sheet may cover.
  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas)
  /// Draws what belongs below the board while the sheet is beside it.
  func drawBelow(in area: ScreenRect, on canvas: inout Canvas)
}

extension PageView {
  var needsRows: Bool { false }
  func drawBelow(in area: ScreenRect, on canvas: inout Canvas) {}
}

enum SheetRoom: Sendable {
  /// Beside the board, or below it if there is no room.
  case board
  /// Beside the board, or over all of the screen but the keys if there is no room.
  case boardOrPage
  /// The same, over the message of the game and what follows it.
  case menu
  /// Beside the board in place of the players and the message, or over all of the screen but the
  /// keys if there is no room.
  case panel
  /// Over all of the screen but the keys.
  case page
  /// In front of the board.
  case front

  var isBesideBoard: Bool { self != .page && self != .front }

  /// Whether it covers what is said of the game, which then has a line of its own.
  var needsGameLine: Bool { self != .front && self != .menu }

  func isPage(_ layout: Layout) -> Bool {
    self == .page || self != .front && self != .board && !layout.isRoomy
  }
}

/// The area of a full-page sheet, and the game in the row below it.
struct PageFrame {
  let game: GameLinePicture?
  let layout: Layout
  /// The row after the last free one.
  let end: Int

  /// Returns the area for the sheet.
  func draw(on canvas: inout Canvas) -> ScreenRect {
    var area = canvas.bounds
    area.rows = end
    canvas.fill(area)
    canvas.makeClickable(area, nil)
    if layout.hasMargins { (area.column, area.columns) = (area.column + 1, area.columns - 2) }
    var rows = RowStack(area)
    if let game {
      GameLineView(game: game, row: rows.takeLast(1), hasPlayers: true).draw(on: &canvas)
    }
    return rows.rest
  }
}

extension Canvas {
  /// Writes the longest text that fits into some rows. What it begins with stands out.
  mutating func write(
    _ wording: Wording, beginning: Wording, maximumRows: Int, in rows: inout RowStack
  ) {
    let room = min(maximumRows, rows.rest.rows)
    guard room > 0 else { return }
    let lines = wording.lines(columns: rows.rest.columns, rows: room)
    // Lines end in blanks or between wide characters.
    func letters(_ text: String) -> String { text.filter { $0 != " " } }
    let whole = letters(lines.joined())
    var left = beginning.texts.map(letters).first(where: whole.hasPrefix)?.count ?? whole.count
    for line in lines {
      let row = rows.takeFirst(1)
      var end = line.startIndex
      while left > 0, end < line.endIndex {
        left -= line[end] == " " ? 0 : 1
        end = line.index(after: end)
      }
      let column = write(String(line[..<end]), column: row.column, row: row.row, .bold)
      write(String(line[end...]), column: column, row: row.row)
    }
  }
}
