import ReversiCore

/// Something on the screen that acts when it is clicked.
enum Target: Sendable, Hashable {
  /// Chooses the square.
  case square(Square)
  /// Does what a key does.
  case action(Action)
  /// Presses the button of the dialog in front.
  case button(DialogButton)
}
