/// What lies over the board and is dealt with first; behind it the game goes on.
///
///     nothing ◀──────▶ a sheet         opened, closed
///        ▲▼               ▲▼           reset requested, cancelled
///     the reset confirmation, over what it covers
///
/// The confirmation is always in front. Its OK closes everything.
public enum Overlay: Sendable, Hashable {
  /// A sheet.
  case sheet(Sheet)
  /// The question whether to reset the game; Cancel returns to the sheet that it covers.
  case resetConfirmation(over: Sheet?)
}

/// Something to read or to work on in the board's place; only one is open at a time.
public enum Sheet: Sendable, Hashable {
  /// The keys.
  case help
}

/// A question or an alert in front of the board.
public enum Dialog: Sendable, Hashable {
  /// `Do you really want to reset the game?`
  case resetConfirmation
  /// `Cannot place a disk.`
  case passAlert
  /// The question whether to play without saving, since another program holds the saved game: this
  /// process, if that is known.
  case heldElsewhere(holder: Int32?)

  /// The question that a notice about how the game was found asks, if it asks one.
  public init?(_ notice: Notice) {
    guard case .heldElsewhere(let holder) = notice else { return nil }
    self = .heldElsewhere(holder: holder)
  }
}

extension GameSession {
  /// The sheet that is in front, if one is.
  public var sheet: Sheet? {
    if case .sheet(let sheet) = overlay { sheet } else { nil }
  }

  /// The dialog in front. A pass that is due waits until nothing lies over the board.
  public var dialog: Dialog? {
    switch overlay {
    case .resetConfirmation: .resetConfirmation
    case .sheet: nil
    case nil: phase == .passing ? .passAlert : nil
    }
  }
}
