import ReversiCore

/// Writes transcripts to files that the player names.
public protocol TranscriptStore: AnyObject {
  /// Writes the standing plies to a file, whole or not at all.
  ///
  /// - Parameters:
  ///   - record: The game.
  ///   - name: What the player typed.
  ///   - isReplacing: Whether an existing file is replaced.
  func write(_ record: GameRecord, to name: String, isReplacing: Bool) -> TranscriptOutcome
}

/// The outcome of writing a transcript.
public enum TranscriptOutcome: Sendable, Hashable {
  /// It is in the file at this path, for display.
  case written(path: String)
  /// A file of this name exists, and was left alone.
  case exists(name: String)
  /// It could not be written.
  case failed(SaveFailure)
}
