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
  /// Replaces the square that the person selected.
  var markedSquare: Square?
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
  /// Over all of the screen but the keys.
  case page
  /// In front of the board.
  case front

  var isBesideBoard: Bool { self == .board || self == .boardOrPage }

  func isPage(_ layout: Layout) -> Bool {
    self == .page || self == .boardOrPage && !layout.isRoomy
  }
}

/// The two rows below a full-page sheet: the game's state and its players.
struct PageFrame {
  let players: [PlayerPicture]
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
    PlayersView(players: players, area: rows.takeLast(1), isShared: true).draw(on: &canvas)
    if let game {
      GameLineView(game: game, row: rows.takeLast(1), hasPlayers: false).draw(on: &canvas)
    }
    return rows.rest
  }
}
