import Notation

/// The clock of a game, as the person chooses it.
package enum ClockChoice: Sendable, Hashable {
  /// No clock.
  case none
  /// This time for each side.
  case timed(TimeControl)

  /// The time for each side, or nil.
  package var timeControl: TimeControl? {
    if case .timed(let control) = self { control } else { nil }
  }
}
