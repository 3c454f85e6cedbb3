import GameFormats
import ReversiCore

// Games of the archive in lists. The layout is the same in every language.
extension Words {
  /// A game in a line, without its moves: date, players, result and opening.
  public func heading(of game: ArchivedGame) -> String {
    let players = Disk.allCases.map { (game.record.names[$0] ?? "?").printable }
    let parts: [String?] = [
      game.date?.day ?? "----------", players.joined(separator: " - "), result(of: game),
      game.opening.map { name(of: $0) },
    ]
    return parts.compactMap(\.self).joined(separator: "  ")
  }

  /// Who won, and with which disks.
  private func result(of game: ArchivedGame) -> String {
    let board = game.record.position.board
    let disks = Statement.text("\(board.count(of: .dark))-\(board.count(of: .light))")
    switch game.record.position.outcome {
    case .win(let side, _)?: return text(of: .wonGame, ["side": .side(side), "disks": disks])
    case .tie?: return text(of: .tiedGame, ["disks": disks])
    case nil: return text(of: .unfinishedGame)
    }
  }
}
