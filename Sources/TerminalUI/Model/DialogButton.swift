import GameSession

/// An answer that a dialog offers.
public enum DialogButton: Sendable, Hashable {
  /// Go on with the game.
  case cancel
  /// Reset the game.
  case ok
  /// Let the turn pass.
  case dismiss
  /// Leave the program.
  case quit
  /// Play without saving.
  case play
}

extension Dialog {
  /// The buttons from the left.
  var buttons: [DialogButton] {
    switch self {
    case .resetConfirmation: [.cancel, .ok]
    case .passAlert: [.dismiss]
    case .heldElsewhere: [.quit, .play]
    }
  }

  /// The answer that does no harm: selected at first, and bound to Esc.
  var safeButton: DialogButton {
    switch self {
    case .resetConfirmation: .cancel
    case .passAlert: .dismiss
    case .heldElsewhere: .quit
    }
  }

  /// The answers no and yes; nil if nothing is asked.
  var answers: (no: DialogButton, yes: DialogButton)? {
    switch self {
    case .resetConfirmation: (.cancel, .ok)
    case .heldElsewhere: (.quit, .play)
    case .passAlert: nil
    }
  }
}
