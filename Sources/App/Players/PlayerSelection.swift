import Analysis
import GameSession
import ReversiCore

/// A line in the list of players, for one of both sides.
package struct PlayerSelection: Sendable, Hashable {
  /// The choice of a line.
  package enum Choice: Sendable, Hashable {
    /// This mode for the side.
    case mode(Mode)
    /// The name of the person who plays the side.
    case name
    /// The computer at this level for the side.
    case level(Level)
  }

  package var side: Disk
  /// The choice for the side.
  package var choice: Choice

  /// A line for a side.
  package init(side: Disk, choice: Choice) {
    self.side = side
    self.choice = choice
  }

  /// The line of a player for a side.
  package init(side: Disk, mode: Mode) { self.init(side: side, choice: .mode(mode)) }

  /// The line that an action leads to. Up and down lead to the side's other lines; everything else
  /// that moves leads to the other side.
  func moved(by action: Action, among choices: [Choice]) -> PlayerSelection {
    let index = choices.firstIndex(of: choice) ?? 0
    var moved = self
    switch action {
    case .move(.up): moved.choice = choices[max(0, index - 1)]
    case .move(.down): moved.choice = choices[min(choices.count - 1, index + 1)]
    case .move(.left): moved.side = .dark
    case .move(.right): moved.side = .light
    case .next, .previous: moved.side = side.opponent
    default: break
    }
    return moved
  }
}

extension App {
  /// The lines of the list of players, from the top. Two people who play from two programs already
  /// need nobody else, and have their names.
  package var listedPlayers: [PlayerSelection.Choice] {
    Mode.all(with: game.engines).map { .mode($0) }
      + (twoPeople == nil ? [.mode(.otherPerson), .name] : []) + Level.all.map { .level($0) }
  }
}
