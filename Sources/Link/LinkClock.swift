import Notation
import ReversiCore

/// The clock of a game, as one of the two programs knows it.
package struct LinkClock: Sendable, Hashable {
  /// The valid times that a side has left, in milliseconds: increments can make them longer than a
  /// day.
  package static let times = 0...1_000_000_000

  /// The time of each side for the game.
  package let control: TimeControl
  /// The time that Black has left, in milliseconds.
  package let dark: Int
  /// The time that White has left, in milliseconds.
  package let light: Int

  /// The times of both sides. An invalid time becomes the nearest valid one.
  package init(control: TimeControl, dark: Int, light: Int) {
    self.control = control
    self.dark = min(max(dark, Self.times.lowerBound), Self.times.upperBound)
    self.light = min(max(light, Self.times.lowerBound), Self.times.upperBound)
  }

  /// The time that a side has left, in milliseconds.
  package func left(of side: Disk) -> Int {
    switch side {
    case .dark: dark
    case .light: light
    }
  }
}
