import GameSession

/// What the loop has to do after a key or a click.
package enum Intent: Sendable, Hashable {
  case send(App.Event)
  /// Copy a text to the clipboard of the terminal.
  case copy(String)
  /// Keep this game, and begin one with another person at another terminal.
  case meet(Meeting)
  /// Leave the program.
  case quit
  /// Redraw the whole screen, since something else wrote on it.
  case redraw
  /// Switch board and disks to the colours of the next theme, and keep that choice.
  case nextTheme
  case keepTurnedBoard(TurnedBoard)

  /// Closes the sheet in front.
  static let closeSheet = Intent.send(.sheetClosed)
}
