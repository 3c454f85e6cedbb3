import GameSession
import Texts
import Words

/// The place of a row's keys in the last line of the screen, wherever the row's first key acts.
package struct KeyLinePlace: Sendable {
  /// The importance of keys where there is little room.
  package enum Importance: Int, Sendable, Hashable, Comparable {
    /// Keys that leave or answer: without them there is no way on.
    case leave
    /// Keys for what the person came for.
    case main
    /// The key of the help, which names all others.
    case help
    /// Other keys of a feature, and the key that ends the program.
    case work
    /// Keys for undo, hints and other games.
    case game
    /// Keys that are needed now and then.
    case beside
    /// Keys that open or show something else.
    case open

    /// Whether a row is more important than another one.
    package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// The importance of the keys. Of two rows that are equally important, the last one gives way.
  package let importance: Importance
  /// The row in whose place this one stands, or nil.
  let substitutes: ActionRow.PhrasesPath?
  /// The number of leading groups that the line skips.
  package let skipped: Int
  /// The number of other groups that the line names; 0 hides the row, and nil names as many as are
  /// named where there is little room.
  let count: (@Sendable (App) -> Int)?
  /// What the keys do now, if it is not what the row's phrase says.
  let label: (@Sendable (App, Words) -> Wording?)?

  init(
    _ importance: Importance, substitutes: ActionRow.PhrasesPath? = nil, skipping skipped: Int = 0,
    count: (@Sendable (App) -> Int)? = nil,
    label: (@Sendable (App, Words) -> Wording?)? = nil
  ) {
    self.importance = importance
    self.substitutes = substitutes
    self.skipped = skipped
    self.count = count
    self.label = label
  }
}
