import ReversiCore

extension GameRecord {
  /// The standing plies as a game in the Generic Game Format, on one line, with the names of the
  /// players.
  ///
  /// - Parameter properties: More properties, in their order. A value has no line end and no `]`.
  public func ggf(_ properties: [(name: String, value: String)] = []) -> String {
    let cells = start.board.rows.joined().map { Self.ggfCell($0) }
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
      "(;GM[Othello]\(added)PB[\(names[.dark] ?? "")]PW[\(names[.light] ?? "")]RE[\(ggfResult)]TY[8]"
      + "BO[8 \(String(cells)) \(Self.ggfCell((start.turn ?? .dark).symbol))]"
      + "\(moves.joined());)"
  }

  /// The score for dark, empty squares counted for the winner; `?` while the game goes on.
  private var ggfResult: String {
    guard let score = position.finalScore else { return "?" }
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
