import GameSession

/// The keys and the rules.
public struct Help: Feature {
  /// Nothing happens in it but keys.
  public enum Event: Sendable, Hashable {}

  static func opened(in app: App) -> [Sheet]? {
    let covered = app.sheet?.kind
    guard covered.map({ $0 != kind && $0.feature.sharedKeys.contains(.help) }) ?? true else {
      return nil
    }
    return app.overlay.sheets + [.help(Help())]
  }

  mutating func handle(_ event: Event, beside game: GameSession) -> [Wish] {}
}
