import GameSession
import Texts
import Words

/// How the last line of the screen names the keys of a row, wherever the row's first key acts.
public struct KeyLinePlace: Sendable {
  /// How soon the row gives way where there is little room: the highest rank goes first.
  ///
  /// Keys that only leave or answer have the lowest ranks: without them there is no way on.
  public let rank: Int
  /// The row in whose place this one stands; nil if it has a place of its own.
  let substitutes: ActionRow.PhrasesPath?
  /// How many of the row's groups the line names, from the first on; 0 leaves the row out. Nil
  /// names as many as are named where there is little room.
  let count: (@Sendable (App) -> Int)?
  /// What the keys do in the app, if the row's own phrase does not say it; nil if it does.
  let label: (@Sendable (App, Words) -> Wording?)?

  init(
    rank: Int, substitutes: ActionRow.PhrasesPath? = nil,
    count: (@Sendable (App) -> Int)? = nil,
    label: (@Sendable (App, Words) -> Wording?)? = nil
  ) {
    self.rank = rank
    self.substitutes = substitutes
    self.count = count
    self.label = label
  }
}
