import GameSession
import Words

/// A button of a dialog. A feature has its own in its folder.
public struct DialogButton: Sendable, Hashable {
  let label: KeyPath<Words, String> & Sendable

  /// The label of the button.
  public func label(in words: Words) -> String { words[keyPath: label] }

  /// Changes nothing.
  public static let cancel = DialogButton(label: \.questions.cancelButton)
  /// Does what the dialog asks about.
  public static let ok = DialogButton(label: \.questions.okButton)
  /// Passes the turn.
  public static let dismiss = DialogButton(label: \.questions.dismissButton)
  /// Leaves the program.
  public static let quit = DialogButton(label: \.questions.quitButton)
  /// Plays without saving.
  public static let play = DialogButton(label: \.questions.playButton)
  /// Asks whether to reset the game.
  public static let reset = DialogButton(label: \.questions.resetButton)
}

extension Dialog {
  /// The buttons, from left to right.
  public var buttons: [DialogButton] {
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
