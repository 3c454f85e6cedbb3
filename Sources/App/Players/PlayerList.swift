import GameSession

/// The list from which the person chooses who plays each side.
public struct PlayerList: Feature {
  /// Nothing happens in it but keys.
  public enum Event: Sendable, Hashable {}

  static func opened(in app: App) -> [Sheet]? { [.players(PlayerList())] }

  mutating func handle(_ event: Event, beside game: GameSession) -> [Wish] {}
}
