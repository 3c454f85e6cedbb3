import ReversiCore

// What a move would turn over.
extension UIState {
  /// The square of the move whose turned disks are shown, if they are to be.
  var previewed: Square? { hasPreview ? pointed ?? cursor : nil }

  /// Follows the mouse, until a key selects another square. Returns whether the mouse was moved,
  /// which is all that this does then.
  mutating func followMouse(_ key: Key, on screen: Screen?) -> Bool {
    guard case .point(let place) = key else {
      pointed = nil
      return false
    }
    pointed = screen?.square(at: place)
    return true
  }
}
