import Canvas
import GameSession

/// The list from which the person chooses who plays each side.
public struct PlayerList: Feature {
  /// Something that has happened in the list.
  public enum Event: Sendable, Hashable {
    /// The person selected a player.
    case selected(PlayerSelection)
    /// The person types where the other person of the selected side is.
    case addressTyped(TextField)
  }

  /// The player that Enter chooses.
  public private(set) var selection: PlayerSelection
  /// Where the other person is, as typed so far; nil unless the person has chosen one.
  public private(set) var address: TextField?

  /// A list with a selected player.
  init(selection: PlayerSelection) { self.selection = selection }

  /// The list with the player of the side to move selected.
  static func opened(in app: App) -> [Sheet]? {
    let side = app.position.turn ?? .dark
    let player = PlayerSelection(side: side, mode: app.modes[side])
    return [.players(PlayerList(selection: player))]
  }

  mutating func handle(_ event: Event, beside game: GameSession) -> [Wish] {
    switch event {
    case .selected(let player): selection = player
    case .addressTyped(let field): if selection.mode == nil { address = field }
    }
    return []
  }
}
