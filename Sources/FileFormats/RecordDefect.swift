import Notation
import ReversiCore

/// Why the saved plies are not a record of the saved position.
package enum RecordDefect: Error, Sendable, Hashable {
  /// The start is not a position.
  case start
  /// The plies cannot be read or played.
  case plies(GameRecord.TextError)
  /// The number of standing plies is not between 0 and the number of plies.
  case standing
  /// The number of opening plies is not a number, or is larger than the number of standing plies.
  case opening
  /// The plies lead to another position.
  case otherPosition
}
