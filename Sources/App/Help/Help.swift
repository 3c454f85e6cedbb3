import GameSession

/// The keys and the rules.
public struct Help: Feature {
  /// Something that has happened in the help.
  public enum Event: Sendable, Hashable {
    /// The person turned to a page, from 0.
    case turned(to: Int)
  }

  /// Which page is shown, from 0; a screen with fewer pages shows its last.
  public private(set) var page = 0

  static func opened(in app: App) -> [Sheet]? {
    let covered = app.sheet?.kind
    guard covered.map({ $0 != kind && $0.feature.sharedKeys.contains(.help) }) ?? true else {
      return nil
    }
    return app.overlay.sheets + [.help(Help())]
  }

  mutating func handle(_ event: Event, beside game: GameSession) -> [Wish] {
    switch event {
    case .turned(let page): self.page = page
    }
    return []
  }
}
