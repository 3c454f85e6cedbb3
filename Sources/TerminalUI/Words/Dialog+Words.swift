import GameSession

/// What a dialog says, and the answers it offers.
extension Dialog {
  var title: String {
    switch self {
    case .resetConfirmation: "Confirmation"
    case .passAlert: "Pass"
    }
  }

  var text: String {
    switch self {
    case .resetConfirmation: "Do you really want to reset the game?"
    case .passAlert: "Cannot place a disk."
    }
  }

  /// The buttons from the left.
  var buttons: [DialogButton] {
    switch self {
    case .resetConfirmation: [.cancel, .ok]
    case .passAlert: [.dismiss]
    }
  }

  /// The answer that does no harm: selected at first, and bound to Esc.
  var safeButton: DialogButton {
    switch self {
    case .resetConfirmation: .cancel
    case .passAlert: .dismiss
    }
  }
}
