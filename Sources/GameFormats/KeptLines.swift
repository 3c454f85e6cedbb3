import GameSession
import ReversiCore

/// What a saved game holds that this version does not know, to be written again.
public struct KeptLines: Sendable, Hashable {
  /// A level, or the time of a move, that this version does not have.
  struct UnsupportedMoveLimit: Sendable, Hashable {
    /// The key of its line.
    let key: SavedGameText.Key
    /// What stands in the text.
    let text: String
    /// What is played instead.
    let played: MoveLimit

    /// A level as it stands in a text; the nearest is played, or the standard level if it is no
    /// number at all.
    init(level text: String, key: SavedGameText.Key) {
      let strongest = Double(Level.all.count - 1)
      let level = Double(text).flatMap { number in
        number.isNaN ? nil : Level(Int(min(max(number, 0), strongest).rounded()))
      }
      self.init(key: key, text: text, played: level.map { .level($0) } ?? .standard)
    }

    /// A time as it stands in a text; the nearest is taken, or the standard level if it is no number
    /// at all.
    init(moveTime text: String, key: SavedGameText.Key) {
      let shortest = MoveLimit.moveTimes.lowerBound / .seconds(1)
      let longest = MoveLimit.moveTimes.upperBound / .seconds(1)
      let time = Double(text).flatMap { number in
        number.isNaN ? nil : Duration.seconds(min(max(number, shortest), longest))
      }
      self.init(key: key, text: text, played: time.map { .moveTime($0) } ?? .standard)
    }

    private init(key: SavedGameText.Key, text: String, played: MoveLimit) {
      self.key = key
      self.text = text
      self.played = played
    }
  }

  /// The lines with unknown keys, in their order.
  var lines: [String] = []
  /// The levels and times that this version does not have.
  var moveLimits = Sides<UnsupportedMoveLimit?>(dark: nil, light: nil)

  /// The other programs that are not known, or that do not play now.
  var engines = Sides<String?>(dark: nil, light: nil)

  /// Nothing to keep.
  public init() {}

  /// Forgets the limits of sides that make another one now, and the programs of sides that another
  /// computer plays: the player has chosen it.
  public mutating func forgetChoices(changedIn game: SavedGame) {
    for side in Disk.allCases {
      if moveLimits[side]?.played != game.moveLimits[side] { moveLimits[side] = nil }
      if game.modes[side] != .manual { engines[side] = nil }
    }
  }
}
