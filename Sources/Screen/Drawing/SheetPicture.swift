import App
import Canvas

/// The picture of a sheet.
protocol SheetPicture: Sendable {
  /// The part of the screen that the sheet takes.
  var room: SheetRoom { get }
  /// Draws the sheet.
  ///
  /// - Parameter area: The part of the screen that the sheet may cover.
  func draw(in area: ScreenRect, _ layout: Layout, on canvas: inout Canvas)
  /// Draws what belongs below the board while the sheet is beside it.
  func drawBelow(in area: ScreenRect, on canvas: inout Canvas)
}

extension SheetPicture {
  func drawBelow(in area: ScreenRect, on canvas: inout Canvas) {}
}

/// The part of the screen that a sheet takes.
enum SheetRoom: Sendable {
  /// Beside the board, or below it if there is no room.
  case board
  /// Beside the board, or over all of the screen but the keys if there is no room.
  case boardOrPage
  /// Over all of the screen but the keys.
  case page
  /// In front of the board.
  case front

  /// Whether the sheet is beside the board where there is room.
  var isBesideBoard: Bool { self == .board || self == .boardOrPage }

  /// Whether the sheet is over all of the screen but the keys.
  func isPage(_ layout: Layout) -> Bool {
    self == .page || self == .boardOrPage && !layout.isRoomy
  }
}
