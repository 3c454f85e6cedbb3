/// An answer that a dialog offers.
enum DialogButton: Sendable, Hashable {
  /// Go on with the game.
  case cancel
  /// Reset the game.
  case ok
  /// Let the turn pass.
  case dismiss

  /// What it says.
  var label: String {
    switch self {
    case .cancel: "Cancel"
    case .ok: "OK"
    case .dismiss: "Dismiss"
    }
  }
}
