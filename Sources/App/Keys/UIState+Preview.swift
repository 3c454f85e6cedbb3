import Canvas
import ReversiCore

// What a move would turn over.
extension UIState {
  /// The square whose move is previewed, or nil.
  package var previewed: Square? { hasPreview ? pointed ?? cursor : nil }

  /// Follows the mouse until the next key. Returns whether the mouse was moved; that needs no other
  /// handling.
  mutating func followMouse(_ key: Key, on drawn: DrawnControls?) -> Bool {
    guard case .point(let place) = key else {
      pointed = nil
      return false
    }
    pointed = drawn?.square(at: place)
    return true
  }
}
