import GameSession
import Notation
import ReversiCore

/// What the program keeps in files while a game is played.
package enum Store: Sendable, Hashable, CaseIterable {
  case game
  /// The games that have ended or were given up.
  case archive
  /// The options that the person changes in the game.
  case settings
  /// The lines that the person wants to know.
  case lines
}

/// A store that keeps the game.
package protocol SavedGameStore: AnyObject {
  /// Saves a game in place of the previous one, and returns why it is not saved, or nil so far.
  ///
  /// When this returns, the game survives the end of the program, unless the save has failed.
  /// Surviving a loss of power can take longer, and can fail later.
  func save(_ game: SavedGame) -> SaveFailure?

  /// Waits until the last save is complete, and returns why it failed, or nil. It fails after
  /// `limit`.
  func finish(within limit: Duration) -> SaveFailure?
}

/// A store that keeps all games, each once.
package protocol GameArchive: AnyObject {
  /// Adds a game with an identity in place of an earlier one with that identity, and returns why
  /// games are missing in the archive, or nil so far.
  ///
  /// When this returns, the game usually survives the end of the program. Surviving a loss of power
  /// takes longer, and both can fail later.
  func keep(_ game: SavedGame) -> SaveFailure?

  /// Waits until all games are in the archive, and returns why some are missing, or nil. It fails
  /// after `limit`.
  func finish(within limit: Duration) -> SaveFailure?
}

/// Keeps what the clock of the game shows.
package protocol ClockStore: AnyObject {
  /// Keeps what the clock of a game shows, so that a killed program finds it.
  func keep(_ reading: ClockReading, of game: SavedGame)

  func reading(of game: SavedGame) -> ClockReading?
}

/// The times of a game's clock at one moment.
package struct ClockReading: Sendable, Hashable {
  package let control: TimeControl
  /// The time that each side has left, 0 or more.
  package let left: Sides<Duration>

  package init(control: TimeControl, left: Sides<Duration>) {
    (self.control, self.left) = (control, left)
  }

  /// The times at the start of a game.
  package init(_ control: TimeControl) {
    self.init(control: control, left: Sides(dark: control.main, light: control.main))
  }
}

/// Writes transcripts to files that the person names.
package protocol TranscriptStore: AnyObject {
  /// Writes the standing plies to a file that the person named, completely or not at all.
  func write(_ record: GameRecord, to name: String, isReplacing: Bool) -> TranscriptOutcome
}

package enum TranscriptOutcome: Sendable, Hashable {
  /// The transcript is in the file at this path, for display.
  case written(path: String)
  /// A file of this name exists and was not changed.
  case exists(name: String)
  case failed(SaveFailure)
}
