extension GameRecord {
  /// The standing plies as a game in the Generic Game Format, on one line, with the names of the
  /// players.
  public func ggf() -> String {
    let cells = start.board.rows.joined().map { Self.ggfCell($0) }
    let moves = plies.prefix(standing).map { ply in
      let move =
        switch ply {
        case .place(let move): move.square.description
        case .pass: "PA"
        }
      return "\(ply.side == .dark ? "B" : "W")[\(move)]"
    }
    return "(;GM[Othello]PB[\(names[.dark] ?? "")]PW[\(names[.light] ?? "")]RE[\(ggfResult)]TY[8]"
      + "BO[8 \(String(cells)) \(Self.ggfCell((start.turn ?? .dark).symbol))]"
      + "\(moves.joined());)"
  }

  /// The score for dark, empty squares counted for the winner; `?` while the game goes on.
  private var ggfResult: String {
    guard let score = Evaluation(ofFinal: position)?.darkScore else { return "?" }
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
