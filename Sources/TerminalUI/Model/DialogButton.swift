import GameSession
import Words

/// An answer that a dialog offers.
public enum DialogButton: Sendable, Hashable {
  /// Leave all as it is.
  case cancel
  /// Do what was asked for.
  case ok
  /// Let the turn pass.
  case dismiss
  /// Leave the program.
  case quit
  /// Play without saving.
  case play

  /// What it says.
  var label: Phrase {
    switch self {
    case .cancel: .cancelButton
    case .ok: .okButton
    case .dismiss: .dismissButton
    case .quit: .quitButton
    case .play: .playButton
    }
  }
}

extension Dialog {
  /// The buttons from the left.
  var buttons: [DialogButton] {
    switch self {
    case .passAlert: [.dismiss]
    case .question(.heldElsewhere): [.quit, .play]
    case .resetConfirmation, .question: [.cancel, .ok]
    }
  }

  /// The answer that does no harm, selected at first.
  var safeButton: DialogButton {
    switch self {
    case .passAlert: .dismiss
    case .question(.heldElsewhere): .quit
    case .resetConfirmation, .question: .cancel
    }
  }

  /// What Esc answers; nil if the harmless answer would leave the program, which Esc never does.
  var escapeButton: DialogButton? { safeButton == .quit ? nil : safeButton }

  /// The answers no and yes; nil if nothing is asked.
  var answers: (no: DialogButton, yes: DialogButton)? {
    switch self {
    case .passAlert: nil
    case .question(.heldElsewhere): (.quit, .play)
    case .resetConfirmation, .question: (.cancel, .ok)
    }
  }
}
