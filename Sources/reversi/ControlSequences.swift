import TerminalUI

/// The bytes by which a terminal does what is more than showing a character.
struct ControlSequences: Sendable {
  /// Puts the cursor on a cell.
  var place: @Sendable (ScreenPoint) -> [UInt8]
  /// Moves the cursor so many cells to the right; nil if the terminal cannot.
  var forward: @Sendable (Int) -> [UInt8]?
  /// Moves the cursor so many cells to the left; nil if the terminal cannot.
  var backward: @Sendable (Int) -> [UInt8]?
  /// Sets the colour of characters.
  var foreground: @Sendable (Style.Color) -> [UInt8]
  /// Sets the colour behind them.
  var background: @Sendable (Style.Color) -> [UInt8]
  /// Makes characters bold.
  var bold: [UInt8]
  /// Exchanges the two colours.
  var reverse: [UInt8]
  /// Takes back all of these.
  var plain: [UInt8]
  /// Makes the whole screen blank, and puts the cursor on its first cell.
  var clear: [UInt8]
  /// Shows the cursor.
  var showCursor: [UInt8]
  /// Hides the cursor.
  var hideCursor: [UInt8]
}
