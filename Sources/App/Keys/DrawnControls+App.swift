import Canvas
import ReversiCore

/// The fact that a screen has no room for what opens over the game, such as the help.
private struct NoRoomForSheets: Hashable {}

extension Canvas {
  /// Remembers that the screen has no room for what opens over the game.
  package mutating func lacksRoomForSheets() { show(NoRoomForSheets(), of: Sheet.self) }
}

// The controls of a screen of the game.
extension DrawnControls {
  /// Whether the screen has room for what opens over the game, such as the help.
  var canShowSheets: Bool { shown(NoRoomForSheets.self, of: Sheet.self) == nil }

  /// The position whose pass the alert announces; nil if the alert is not on the screen. Only an
  /// alert that the person has seen can be dismissed.
  package var passAlert: Position? {
    get { shown(Position.self, of: Dialog.self) }
    set { show(newValue, of: Dialog.self) }
  }

  /// The action of a click on a cell, or nil.
  func action(at point: ScreenPoint) -> Action? {
    square(at: point).map(Action.choose) ?? target(at: point, as: Action.self)
  }

  /// The square that a click on a cell chooses, or nil.
  func square(at point: ScreenPoint) -> Square? { target(at: point, as: Square.self) }

  /// Whether the app has a pass alert that is not on the screen yet.
  func lacksPassAlert(of app: App) -> Bool {
    app.dialog == .passAlert && passAlert != app.game.position
  }
}
