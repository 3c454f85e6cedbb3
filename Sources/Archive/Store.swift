import GameSession
import Notation
import ReversiCore

/// What the program keeps in files while a game is played.
package enum Store: Sendable, Hashable, CaseIterable {
  /// The saved game.
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
  /// Saves a game in place of the previous one.
  ///
  /// When this returns, the game survives the end of the program, unless the save has failed.
  /// Surviving a loss of power can take longer, and can fail later.
  ///
  /// - Returns: Why the game is not saved; nil if it is, so far.
  func save(_ game: SavedGame) -> SaveFailure?

  /// Waits until the last save is complete or has failed.
  ///
  /// - Parameter limit: The longest wait, after which the save counts as failed.
  /// - Returns: Why the game is not saved; nil if it is.
  func finish(within limit: Duration) -> SaveFailure?
}

/// A store that keeps all games that were played, each once.
package protocol GameArchive: AnyObject {
  /// Adds a game that has ended or was given up. It has an identity, and takes the place of an
  /// earlier game with that identity.
  ///
  /// When this returns, the game usually survives the end of the program. Surviving a loss of power
  /// takes longer, and both can fail later.
  ///
  /// - Returns: Why games are missing in the archive; nil if none are, so far.
  func keep(_ game: SavedGame) -> SaveFailure?

  /// Waits until all games are in the archive, or that has failed.
  ///
  /// - Parameter limit: The longest wait, after which games that were not added yet count as
  ///   failed.
  /// - Returns: Why games are missing in the archive; nil if none are.
  func finish(within limit: Duration) -> SaveFailure?
}

/// The place that keeps what the clock of the game shows.
package protocol ClockStore: AnyObject {
  /// Keeps what the clock of a game shows, so that a killed program finds it.
  func keep(_ reading: ClockReading, of game: SavedGame)

  /// The last reading of the clock of a game; nil if it is not known.
  func reading(of game: SavedGame) -> ClockReading?
}

/// The times of a game's clock at one moment.
package struct ClockReading: Sendable, Hashable {
  /// The time of each side for the game.
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

/// A store that writes transcripts to files that the person names.
package protocol TranscriptStore: AnyObject {
  /// Writes the standing plies to a file, completely or not at all.
  ///
  /// - Parameters:
  ///   - record: The game.
  ///   - name: The name that the person typed.
  ///   - isReplacing: Whether to replace an existing file.
  func write(_ record: GameRecord, to name: String, isReplacing: Bool) -> TranscriptOutcome
}

/// The outcome of writing a transcript.
package enum TranscriptOutcome: Sendable, Hashable {
  /// The transcript is in the file at this path, for display.
  case written(path: String)
  /// A file of this name exists and was not changed.
  case exists(name: String)
  /// The transcript could not be written.
  case failed(SaveFailure)
}
