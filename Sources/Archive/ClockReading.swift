import GameSession
import Notation

/// The times of a game's clock at one moment.
package struct ClockReading: Sendable, Hashable {
  /// The time of each side for the game.
  package let control: TimeControl
  /// The time that each side has left, 0 or more.
  package let left: Sides<Duration>

  package init(control: TimeControl, left: Sides<Duration>) {
    (self.control, self.left) = (control, left)
  }

  /// The times at the start of a game.
  package init(_ control: TimeControl) {
    self.init(control: control, left: Sides(dark: control.main, light: control.main))
  }
}
