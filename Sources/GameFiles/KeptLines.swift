import GameSession
import ReversiCore

/// What a saved game holds that this version does not know, to be written again.
public struct KeptLines: Sendable, Hashable {
  /// A level that this version does not have.
  struct StrangeLevel: Sendable, Hashable {
    /// The level as it stands in the text.
    let text: String
    /// The level that is played instead.
    let played: Level

    /// A level as it stands in a text; the nearest is played, or the standard level if it is no
    /// number at all.
    init(_ text: String) {
      self.text = text
      let strongest = Double(Level.all.count - 1)
      played =
        Double(text).flatMap { number in
          number.isNaN ? nil : Level(Int(min(max(number, 0), strongest).rounded()))
        } ?? .standard
    }
  }

  /// The lines with unknown keys, in their order.
  var lines: [String] = []
  /// The levels that this version does not have.
  var levels = Sides<StrangeLevel?>(dark: nil, light: nil)

  /// Nothing to keep.
  public init() {}

  /// Forgets the levels of sides that play another one now: the player has chosen it.
  mutating func forgetLevels(changedIn game: SavedGame) {
    for side in Disk.allCases where levels[side]?.played != game.levels[side] {
      levels[side] = nil
    }
  }
}
