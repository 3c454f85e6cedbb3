import ReversiCore

extension GameRecord {
  /// The standing plies as a game in the Generic Game Format, on one line, with the names of the
  /// players.
  ///
  /// - Parameters:
  ///   - properties: More properties, in their order. A value has no line end and no `]`.
  ///   - forfeit: How a side lost before the last move, or nil.
  package func ggf(
    _ properties: [(name: String, value: String)] = [], forfeit: Forfeit? = nil
  ) -> String {
    let moves = plies.prefix(standing).map { ply in
      let move =
        switch ply {
        case .place(let move): move.square.description
        case .pass: "PA"
        }
      return "\(ply.side == .dark ? "B" : "W")[\(move)]"
    }
    let added = properties.map { "\($0.name)[\($0.value)]" }.joined()
    return
      "(;GM[Othello]\(added)PB[\(names[.dark] ?? "")]PW[\(names[.light] ?? "")]RE[\(ggfResult(forfeit))]TY[8]"
      + "BO[\(Self.ggfBoard(of: start))]"
      + "\(moves.joined());)"
  }

  /// The value of BO: the size of the board, its cells and the side to move.
  static func ggfBoard(of start: Position) -> String {
    let cells = start.board.rows.joined().map { ggfCell($0) }
    return "8 \(String(cells)) \(ggfCell((start.turn ?? .dark).symbol))"
  }

  /// The score for dark, empty squares counted for the winner; `?` while the game goes on.
  private func ggfResult(_ forfeit: Forfeit?) -> String {
    guard let score = position.finalScore else { return forfeit?.ggf ?? "?" }
    return score < 0 ? "\(score)" : "+\(score)"
  }

  private static func ggfCell(_ cell: Character) -> Character {
    switch Disk(symbol: cell) {
    case .dark: "*"
    case .light: "O"
    case nil: cell
    }
  }
}

extension Forfeit {
  /// The result in the Generic Game Format: all disks for the winner, and how the other side lost.
  var ggf: String {
    let score = loser == .light ? "+64" : "-64"
    return switch self {
    case .resigned: score + ":r"
    case .outOfTime: score + ":t"
    }
  }

  /// Reads a result such as `-64:t`; nil if the game was not lost before its last move.
  package init?(ggf result: String) {
    let parts = result.split(separator: ":")
    guard parts.count == 2, let score = Double(String(parts[0])), score != 0 else { return nil }
    let loser: Disk = score > 0 ? .light : .dark
    switch parts[1] {
    case "r": self = .resigned(loser)
    case "t": self = .outOfTime(loser)
    default: return nil
    }
  }
}
