import ReversiCore

/// Something on the screen that acts when it is clicked.
enum Target: Sendable, Hashable {
  /// Chooses the square.
  case square(Square)
  /// Switches the side between Manual and Computer.
  case mode(Disk)
  /// Gives the side's computer the next level.
  case level(Disk)
  /// Shows what the moves are worth, or puts that away.
  case hint
  /// Asks for a reset.
  case reset
  /// Shows the help.
  case help
  /// Leaves the program.
  case quit
  /// Presses the button of the dialog in front.
  case button(DialogButton)
}
