import Analysis
import ReversiCore

/// How new games begin.
package enum OpeningChoice: Sendable, Hashable {
  /// With this number of random plies that leave neither side ahead.
  case random(plies: Int)
  /// With the moves of an opening.
  case named(Opening)
}
