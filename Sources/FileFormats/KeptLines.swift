import Analysis
import GameSession
import ReversiCore

/// The parts of a saved game that this version does not know, and writes again.
package struct KeptLines: Sendable, Hashable {
  /// A level, or a time for each move, that this version does not support.
  struct UnsupportedMoveLimit: Sendable, Hashable {
    let key: SavedGameText.Key
    let text: String
    /// The limit that is used instead.
    let played: MoveLimit

    /// The value of a level. The nearest level is used, or the standard one if the value is not a
    /// number.
    init(level text: String, key: SavedGameText.Key) {
      let strongest = Double(Level.all.count - 1)
      let level = Double(text).flatMap { number in
        number.isNaN ? nil : Level(Int(min(max(number, 0), strongest).rounded()))
      }
      self.init(key: key, text: text, played: level.map { .level($0) } ?? .standard)
    }

    /// The value of a time. The nearest time is used, or the standard level if the value is not a
    /// number.
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
  /// The levels and times that this version does not support.
  var moveLimits = Sides<UnsupportedMoveLimit?>(dark: nil, light: nil)

  /// The external engines that are not in the list, or do not play now.
  var engines = Sides<String?>(dark: nil, light: nil)

  /// Nothing to keep.
  package init() {}

  /// Forgets what the person has replaced: the limits of sides that now have another limit, and the
  /// engines of sides that a computer or an engine now plays.
  package mutating func forgetChoices(changedIn game: SavedGame) {
    for side in Disk.allCases {
      if moveLimits[side]?.played != game.moveLimits[side] { moveLimits[side] = nil }
      if game.modes[side].isComputed { engines[side] = nil }
    }
  }
}
