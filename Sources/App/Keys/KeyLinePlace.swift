import GameSession
import Texts
import Words

/// How the last line of the screen names the keys of a row, wherever the row's first key acts.
public struct KeyLinePlace: Sendable {
  /// How important the keys are where there is little room.
  public enum Importance: Int, Sendable, Hashable, Comparable {
    /// They leave or answer: without them there is no way on.
    case leave
    /// What the person came for.
    case main
    /// The help, which names all others.
    case help
    /// What there is to do in a feature besides, and the end of the program.
    case work
    /// Undo, hints and other games.
    case game
    /// What is needed now and then.
    case beside
    /// They open or show something else.
    case open

    /// Whether a row is more important than another one.
    public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
  }

  /// How important they are. Of two rows that are equally important, the last one gives way.
  public let importance: Importance
  /// The row in whose place this one stands, or nil.
  let substitutes: ActionRow.PhrasesPath?
  /// How many of the row's groups, from the first on, the line never names.
  let skipped: Int
  /// How many of the row's other groups the line names; 0 leaves the row out. Nil
  /// names as many as are named where there is little room.
  let count: (@Sendable (App) -> Int)?
  /// What the keys do in the app, if the row's own phrase does not say it.
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
