import GameSession
import ReversiCore

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
