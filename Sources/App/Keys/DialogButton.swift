import GameSession
import Words

/// What a button of a dialog does.
public enum DialogButton: Sendable, Hashable {
  /// Change nothing.
  case cancel
  /// Do what the dialog asks about.
  case ok
  /// Pass the turn.
  case dismiss
  /// Leave the program.
  case quit
  /// Play without saving.
  case play
  /// Write the transcript to the file of the typed name.
  case write
  /// Copy the transcript to the clipboard.
  case copy
  /// Copy a card of the game to the clipboard.
  case card
  /// Ask whether to reset the game.
  case reset
  /// Wait for another person.
  case host
  /// Join another person.
  case join

  /// What it says.
  public func label(in words: Words) -> String {
    switch self {
    case .cancel: words.questions.cancelButton
    case .ok: words.questions.okButton
    case .dismiss: words.questions.dismissButton
    case .quit: words.questions.quitButton
    case .play: words.questions.playButton
    case .write: words.questions.writeButton
    case .copy: words.questions.copyButton
    case .card: words.transcriptName.cardButton
    case .reset: words.questions.resetButton
    case .host: words.twoPeople.hostButton
    case .join: words.twoPeople.joinButton
    }
  }

  /// The buttons below the name of a file, from left to right. Writing is selected at first.
  public static let naming: [DialogButton] = [.cancel, .write, .copy, .card, .reset]
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
