import GameSession
import Words

/// A button of a dialog. A feature has its own in its folder.
package struct DialogButton: Sendable, Hashable {
  let label: KeyPath<Words, String> & Sendable

  package func label(in words: Words) -> String { words[keyPath: label] }

  /// Changes nothing.
  package static let cancel = DialogButton(label: \.questions.cancelButton)
  /// Does what the dialog asks about.
  package static let ok = DialogButton(label: \.questions.okButton)
  /// Passes the turn.
  package static let dismiss = DialogButton(label: \.questions.dismissButton)
  /// Leaves the program.
  package static let quit = DialogButton(label: \.questions.quitButton)
  /// Plays without saving.
  package static let play = DialogButton(label: \.questions.playButton)
  /// Asks whether to reset the game.
  package static let reset = DialogButton(label: \.questions.resetButton)
}

extension Dialog {
  /// The buttons, from left to right.
  package var buttons: [DialogButton] {
    switch self {
    case .passAlert: [.dismiss]
    case .question(.heldElsewhere): [.quit, .play]
    case .question: [.cancel, .ok]
    }
  }

  /// The harmless answer, which is selected at first.
  var safeButton: DialogButton {
    switch self {
    case .passAlert: .dismiss
    case .question(.heldElsewhere): .quit
    case .question: .cancel
    }
  }

  /// The button that Esc presses; nil if the harmless answer leaves the program, which Esc never
  /// does.
  var escapeButton: DialogButton? { safeButton == .quit ? nil : safeButton }

  /// The buttons for no and yes, if the dialog asks something.
  var answers: (no: DialogButton, yes: DialogButton)? {
    switch self {
    case .passAlert: nil
    case .question(.heldElsewhere): (.quit, .play)
    case .question: (.cancel, .ok)
    }
  }
}
