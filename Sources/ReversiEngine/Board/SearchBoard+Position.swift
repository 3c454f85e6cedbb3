import ReversiCore

extension SearchBoard {
  /// The board seen by the side whose turn it is; by dark when the game is over.
  package init(_ position: Position) {
    let dark = position.board.dark.rawValue
    let light = position.board.light.rawValue
    switch position.turn ?? .dark {
    case .dark: self.init(player: dark, opponent: light)
    case .light: self.init(player: light, opponent: dark)
    }
  }
}
