import GameSession

/// The person is typing the name of the transcript file.
public struct TranscriptName: Feature {
  /// Nothing happens in it but keys.
  public enum Event: Sendable, Hashable {}

  static func opened(in app: App) -> [Sheet]? {
    app.overlay.sheets + [.fileName(TranscriptName())]
  }

  mutating func handle(_ event: Event, beside game: GameSession) -> [Wish] {}
}
