import GameSession
import ReversiCore

/// A player in the list of players: one of the modes that a side can have, or another person.
public struct PlayerSelection: Sendable, Hashable {
  /// The side.
  public var side: Disk
  /// Who would move for it; nil for another person at another terminal.
  public var mode: Mode?

  /// A player of a side.
  public init(side: Disk, mode: Mode?) {
    self.side = side
    self.mode = mode
  }

  /// The player that an action leads to. Up and down lead to the side's other players; everything
  /// else that moves leads to the other side.
  func moved(by action: Action, among modes: [Mode?]) -> PlayerSelection {
    let index = modes.firstIndex(of: mode) ?? 0
    var moved = self
    switch action {
    case .move(.up): moved.mode = modes[max(0, index - 1)]
    case .move(.down): moved.mode = modes[min(modes.count - 1, index + 1)]
    case .move(.left): moved.side = .dark
    case .move(.right): moved.side = .light
    case .next, .previous: moved.side = side.opponent
    default: break
    }
    return moved
  }
}

extension App {
  /// Everybody in the list of players, from the top. Two people who play already need nobody else.
  var listedPlayers: [Mode?] {
    Mode.all(with: game.engines) + (twoPeople == nil ? [nil] : [])
  }
}
