import ReversiCore

/// Writes the record of a game where the player wants it.
public protocol TranscriptStore: AnyObject {
  /// Writes the plies that stand to a file, whole or not at all.
  ///
  /// - Parameters:
  ///   - record: The game.
  ///   - name: What the player typed.
  ///   - isReplacing: Whether a file that is there already is replaced.
  func write(_ record: GameRecord, to name: String, isReplacing: Bool) -> TranscriptOutcome
}

/// What came of writing a transcript.
public enum TranscriptOutcome: Sendable, Hashable {
  /// It is in the file of this path, as it can be shown.
  case written(path: String)
  /// There is a file of this name already, which was left alone.
  case exists(name: String)
  /// It could not be written.
  case failed(SaveFailure)
}
